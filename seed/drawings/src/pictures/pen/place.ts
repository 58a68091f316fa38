import { r } from './path.ts'

const TOKEN = /[a-zA-Z]|-?(?:\d+\.\d+|\.\d+|\d+)/g

/** Coordinates of a command, in order; `f` is a flag or an angle and stays unchanged. */
const SHAPES: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  q: 'xyxy',
  s: 'xyxy',
  c: 'xyxyxy',
  a: 'wzfffxy',
  z: '',
}

/**
 * Moves path data drawn around the origin to x y, stretched by `kx` and `ky`. It changes the
 * numbers, since a transform would change line widths. Arc flags must be separated.
 */
export function place(d: string, x: number, y: number, kx = 1, ky = Math.abs(kx)): string {
  let command = ''
  let index = 0
  return (d.match(TOKEN) ?? [])
    .map((token) => {
      if (/[a-zA-Z]/.test(token)) {
        command = token
        index = 0
        return token
      }
      const axes = SHAPES[command.toLowerCase()] ?? 'xy'
      const axis = axes[index % axes.length]
      index += 1
      const isAbsolute = command === command.toUpperCase()
      return `${number(axis, Number(token), isAbsolute, { x, y, kx, ky })} `
    })
    .join('')
    .replace(/ (?=[a-zA-Z]|$)/g, '')
    .replace(/ -/g, '-')
}

type Move = Readonly<{ x: number; y: number; kx: number; ky: number }>

function number(axis: string | undefined, value: number, isAbsolute: boolean, by: Move): string {
  if (axis === 'x') return r(value * by.kx + (isAbsolute ? by.x : 0))
  if (axis === 'y') return r(value * by.ky + (isAbsolute ? by.y : 0))
  if (axis === 'w') return r(value * Math.abs(by.kx))
  if (axis === 'z') return r(value * by.ky)
  return String(value)
}
