import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The system's Chromium; where there is none, Debian's package is installed, else Playwright's. */
export function chromium(): string {
  return installedChromium() ?? installed() ?? downloaded()
}

function installedChromium(): string | undefined {
  return PLACES.find((path) => path && existsSync(path))
}

function installed(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  console.log('No Chromium found: installing the Debian package …')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program = 'apt-get', ...args] = [...asRoot, 'apt-get', ...command]
    spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return installedChromium()
}

function downloaded(): string {
  console.log('Downloading a Chromium with Playwright …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const path = installedChromium()
  if (path) return path
  throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH')
}
