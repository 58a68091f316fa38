import { raw } from 'hono/html'

export const PETROL = '#123f38'
export const INK = '#1b2925'
export const PAPER = '#fbfcfa'
export const LINK = '#0e5a4d'
export const QUIET = 'font-size:13px;color:#40514a'
export const HAIRLINE = 'border-top:1px solid #ccd5cf'
export const BUTTON = `display:inline-block;background:${PETROL};color:#eef4ee;font-weight:700;text-decoration:none;padding:13px 20px;border-radius:2px`
export const FULL_TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0"')

/** Dark mode and the narrow layout, for mail clients that support a style element. */
export const MAIL_STYLE = `
  @media (prefers-color-scheme: dark) {
    .bg { background: #10221d !important; } .sh { background: #17302a !important; }
    .tx { color: #e9f0ea !important; } .t2 { color: #bdcbc3 !important; }
    .ln { border-color: #2f4f47 !important; } .lk { color: #9bd6c4 !important; }
    .nt { background: #3a3118 !important; border-color: #efc163 !important; }
    .ik { border-color: #e9f0ea !important; }
  }
  @media (max-width: 480px) {
    .px { padding-left: 16px !important; padding-right: 16px !important; }
    .ce { display: block !important; width: auto !important; border-left: 0 !important; }
    .hd { font-size: 24px !important; }
  }`

/** The scale below the shop's name: ten marks in alternating colours. */
export const TICKS = Array.from({ length: 10 }, (_, index) => {
  const colour = index % 2 === 0 ? '#7fa398' : '#3f6e65'
  return `<td width="10%" height="9" style="border-left:1px solid ${colour}">&nbsp;</td>`
}).join('')
