const WIDTH = 32

/** Shows progress in one terminal line, or in few lines of a log. */
export type Progress = { reach(done: number, total: number, what: string): void; end(): void }

export function progressBar(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shown = ''
  return {
    reach(done, total, what) {
      if (!stream.isTTY) {
        if (what !== shown) stream.write(`${what}\n`)
        shown = what
        return
      }
      const share = total === 0 ? 1 : done / total
      const filled = Math.round(share * WIDTH)
      const bar = '█'.repeat(filled) + '·'.repeat(WIDTH - filled)
      stream.write(`\r\u001b[2K${bar} ${Math.round(share * 100)} % ${what}`)
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001b[2K')
    },
  }
}
