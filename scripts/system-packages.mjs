// The programs that the tests need and npm does not have: a browser and a PostgreSQL server.
import { spawn } from 'node:child_process'

/** Where nothing can be reached, that is known soon. */
const SOON = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

const apt = (args) =>
  new Promise((resolve) => {
    const isRoot = process.getuid?.() === 0
    const child = spawn(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })

const install = async (wanted) =>
  (await apt([...SOON, 'update', '-qq'])) &&
  (await apt([...SOON, 'install', '-y', '-qq', '--no-install-recommends', ...wanted.map((one) => one.package)])) &&
  wanted.every((one) => one.isThere())

/**
 * Installs the missing ones where that is allowed. Where it is not, one with an `instead` is done without if that is
 * there, and any other stops the run and says what to install, or to set (`or`).
 */
export const ensureSystemPackages = async (wanted) => {
  const missing = wanted.filter((one) => !one.isThere())
  if (missing.length === 0) return
  const names = (some) => some.map((one) => one.package).join(' and ')
  console.log(`Installing ${names(missing)} ...`)
  if (await install(missing)) return
  const needed = missing.filter((one) => !one.isThere()).map(({ instead, ...one }) => instead ?? one)
  const still = needed.filter((one) => !one.isThere())
  if (still.length === 0 || (await install(still))) return console.log(`Without ${names(missing)} it takes longer.`)
  const ways = still.map(({ or }) => or).join(' and ')
  console.error(`The tests need ${names(still)}. Install it with your system's package manager, or set ${ways}.`)
  process.exit(1)
}
