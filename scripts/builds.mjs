// Where builds are kept, and when there is need of another. Only Node's own modules.
//
//   dist/<fingerprint>/   one build each, named by what it was made of; never changed once it is there
//   dist/current          the fingerprint of the one that the next server serves
//
// dist-server/ has the same of the server in one file.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Builds that stay: the newest, and the two before it, which servers that were not started anew still serve. */
const KEPT = 3
const MOST_TRIES = 3

/** The app: where its builds are, what of the environment it heeds, and what it is built from, with all that is below. */
export const APP = {
  folder: 'dist',
  variables: ['WITHOUT'],
  sources: [
    'codegen.ts',
    'index.html',
    'package-lock.json',
    'panda.config.ts',
    'postcss.config.cjs',
    'public',
    'scripts',
    'server/http/first-asks.ts',
    'src',
    'vite.config.ts',
    '.typesafe-i18n.json',
  ],
}

/** The server in one file. */
export const SERVER = {
  folder: 'dist-server',
  sources: ['package-lock.json', 'scripts/server-file.ts', 'scripts/tricks/own-addresses.ts', 'server', 'src'],
}

/** Made by the build itself, from sources, though it is kept with them. Whatever else it makes, .gitignore names. */
const GENERATED = [/^src\/i18n\/i18n-[^/]+\.ts$/]
/** Never in a build. */
const BESIDE = [/\.stories\.tsx$/, /^scripts\/(?:.*\.mjs$|(?:faults|materials|media)\/)/]

/** A line of .gitignore as a test of a path. Those of ours have no more than `*` and a slash at the end. */
const ignoring = (line) => {
  const name = line.replace(/\/$/, '')
  const shape = name.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  return new RegExp(`${name.includes('/') ? '^' : '(?:^|/)'}${shape}(?:/|$)`)
}

/** The files that decide what a build is, by their paths with slashes, in one order on every machine. */
export const sourcesOf = (root, { sources } = APP) => {
  const ignoreFile = join(root, '.gitignore')
  const lines = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8').split(/\r?\n/) : []
  const left = [...lines.filter((line) => /^[^#\s]/.test(line)).map(ignoring), ...GENERATED, ...BESIDE]
  const below = (name) => {
    const path = join(root, name)
    if (!existsSync(path)) return []
    if (statSync(path).isFile()) return [name]
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        relative(root, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/'),
      )
  }
  return sources
    .flatMap(below)
    .filter((path) => !left.some((shape) => shape.test(path)))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** A digest of these files, their names included. */
export const fingerprint = (root, files) => {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Of the sources, and of what the environment says of the build. */
const fingerprintOfSources = (root, what) => {
  const said = (what.variables ?? []).map((name) => process.env[name] ?? '')
  const hash = createHash('sha256').update(fingerprint(root, sourcesOf(root, what)))
  return hash.update(JSON.stringify(said)).digest('hex').slice(0, 16)
}

/** The build of the app, or of the server, that the next start takes; undefined before there is one. */
export const currentBuild = (root, what = APP) => {
  const pointer = join(root, what.folder, 'current')
  if (!existsSync(pointer)) return undefined
  const folder = join(root, what.folder, readFileSync(pointer, 'utf8'))
  return existsSync(folder) ? folder : undefined
}

/** Whoever reads the pointer meanwhile reads the old name or the new one. */
const pointTo = (dist, name) => {
  const next = join(dist, `current.${process.pid}`)
  writeFileSync(next, name)
  renameSync(next, join(dist, 'current'))
}

const forgetOlder = (dist, name) => {
  const made = (entry) => statSync(join(dist, entry)).mtimeMs
  const others = readdirSync(dist).filter((entry) => entry !== 'current' && entry !== name)
  const older = others.toSorted((a, b) => made(b) - made(a)).slice(KEPT - 1)
  for (const entry of older) rmSync(join(dist, entry), { recursive: true, force: true })
}

/**
 * Builds the app of `root`, or `what` else it is told, unless it was done before, and makes that build the current one. `build` makes it in
 * the folder that it is given, and says whether it succeeded; `held` is the build before. Resolves to false where it
 * did not.
 */
export const ensureBuild = async (root, build, what = APP) => {
  const dist = join(root, what.folder)
  for (let tries = 1; ; tries += 1) {
    const wanted = fingerprintOfSources(root, what)
    const target = join(dist, wanted)
    if (!existsSync(target)) {
      const fresh = join(dist, `${wanted}.unfinished`)
      rmSync(fresh, { recursive: true, force: true })
      mkdirSync(fresh, { recursive: true })
      if (!(await build(fresh, currentBuild(root, what)))) return false
      // What was written while it was built may or may not be in it.
      if (fingerprintOfSources(root, what) !== wanted) {
        rmSync(fresh, { recursive: true, force: true })
        if (tries < MOST_TRIES) continue
        throw new Error('The sources change while they are built: by the build itself, or by somebody else.')
      }
      renameSync(fresh, target)
    }
    if (currentBuild(root, what) !== target) pointTo(dist, wanted)
    forgetOlder(dist, wanted)
    return true
  }
}
