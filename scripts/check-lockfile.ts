// A lockfile that `npm ci` accepts on every machine: each optional platform package that an entry names is itself
// an entry, and no entry names the address it came from.
import { readFileSync } from 'node:fs'

type Entry = Readonly<{ optionalDependencies?: Record<string, string>; resolved?: string }>

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }

const missing = Object.entries(packages).flatMap(([owner, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !packages[`node_modules/${name}`] && !packages[`${owner}/node_modules/${name}`])
    .map((name) => `${owner || 'the project'} names ${name}, which the lockfile does not have`),
)
const addressed = Object.entries(packages)
  .filter(([, entry]) => entry.resolved?.startsWith('http'))
  .map(([name]) => `${name} names a download address`)

for (const fault of [...missing, ...addressed]) console.error(fault)
process.exit(missing.length + addressed.length === 0 ? 0 : 1)
