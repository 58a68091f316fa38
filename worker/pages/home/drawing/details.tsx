/** Three details at a larger scale: felled seam, bar tack on webbing, rolled top. */
export function Details() {
  return (
    <svg className="plan details" viewBox="0 0 790 190" aria-hidden="true">
      <g className="cloth">
        <path d="M30 128H172q10 0 10-10t-10-10H114" />
        <path d="M272 98H106q-10 0-10 10t10 10H164" />
      </g>
      <g className="cloth in">
        <path d="M30 128H172q10 0 10-10t-10-10H114" />
        <path d="M272 98H106q-10 0-10 10t10 10H164" />
      </g>
      <path className="p8" strokeWidth="2" d="M122 84v58M156 84v58" />
      <path className="p8" d="M116 84h12M116 142h12M150 84h12M150 142h12" />
      <path className="axis" d="M139 70V158" />
      <text x="44" y="40" className="big">
        A
      </text>
      <text x="72" y="40">
        5:1
      </text>
      <path
        className="part p4 out body"
        d="M372 20H432V172l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4z"
      />
      <path
        className="thin"
        d="M372 34l15 12 15-12 15 12 15-12M372 54l15 12 15-12 15 12 15-12M372 134l15 12 15-12 15 12 15-12M372 154l15 12 15-12 15 12 15-12"
      />
      <path
        className="p8 sewn"
        strokeWidth="2"
        d="M378 72H426V124H378zM378 72L426 124M426 72L378 124"
      />
      <path className="thin" d="M438 72h30M438 124h30M460 72V124" />
      <path className="tip" d="M460 72l-3 12h6zM460 124l-3-12h6z" />
      <text x="480" y="103">
        25
      </text>
      <text x="306" y="40" className="big">
        B
      </text>
      <text x="334" y="40">
        2:1
      </text>
      <g className="cloth">
        <path d="M640 186V116C640 44 764 48 764 104C764 152 668 150 668 108C668 74 736 76 736 104C736 128 694 126 694 108" />
      </g>
      <g className="cloth in">
        <path d="M640 186V116C640 44 764 48 764 104C764 152 668 150 668 108C668 74 736 76 736 104C736 128 694 126 694 108" />
      </g>
      <path
        className="sewn"
        d="M640 186V116C640 44 764 48 764 104C764 152 668 150 668 108C668 74 736 76 736 104C736 128 694 126 694 108"
      />
      <text x="560" y="40" className="big">
        C
      </text>
      <text x="588" y="40">
        1:1
      </text>
    </svg>
  )
}
