// The two programs that the tests need and npm does not have: a browser and a PostgreSQL server.
import { spawnSync } from 'node:child_process'

const apt = (args) =>
  spawnSync(
    process.getuid?.() === 0 ? 'apt-get' : 'sudo',
    process.getuid?.() === 0 ? args : ['-n', 'apt-get', ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  ).status === 0

/** Installs the missing ones where that is allowed, else says what to install and stops. */
export const ensureSystemPackages = async (wanted) => {
  const missing = wanted.filter((one) => !one.isThere()).map((one) => one.package)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' and ')} ...`)
  const isDone = apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', ...missing])
  if (isDone && wanted.every((one) => one.isThere())) return
  console.error(
    `The tests need ${missing.join(' and ')}. Install it with your system's package manager, or set CHROME_PATH or TEST_DATABASE_URL to one you have.`,
  )
  process.exit(1)
}
