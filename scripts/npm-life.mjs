// npm passes no signal on, and none at all can be caught when it is killed: whoever ends npm means what it runs too.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOKS_EVERY_MS = 500

/** The parent of a process, and its title; npm gives itself one that begins with its name. */
const lookAt = (pid) => {
  try {
    const [, title, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { parent: Number(rest?.split(' ')[1]), isNpm: title?.startsWith('npm') ?? false }
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, title] = /^\s*(\d+)\s+(.*)$/.exec(stdout ?? '') ?? []
    return { parent: Number(parent), isNpm: title?.startsWith('npm') ?? false }
  }
}

/** The npm that runs this, and the shells between. Only the nearest is known for sure where no npm shows itself. */
const ancestors = () => {
  const pids = []
  for (let pid = process.ppid; pid > 1 && pids.length < 4;) {
    const { parent, isNpm } = lookAt(pid)
    pids.push(pid)
    if (isNpm) return pids
    pid = parent
  }
  return [process.ppid]
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Acts when the npm that runs this is gone, or its shell is. Nothing where it was not npm that started this. */
export const whenNpmEnds = (act) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watched = ancestors()
  const timer = setInterval(() => {
    if (process.ppid === shell && watched.every(isAlive)) return
    clearInterval(timer)
    act()
  }, LOOKS_EVERY_MS).unref()
}
