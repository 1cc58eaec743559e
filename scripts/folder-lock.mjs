// A lock that those who work in one folder hold by turns. Only Node's own modules, and no newer Node than a person has.
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const BEAT_MS = 2000
const LOOK_MS = 200
/** A holder that this computer does not know to be gone, and that has not moved for so long, is gone. */
const GIVEN_UP_MS = 30_000

const holder = () => JSON.stringify({ host: hostname(), pid: process.pid })

/** Whether it is ours now. It appears with its holder's name in it, or not at all. */
const take = (path) => {
  const own = `${path}.${process.pid}`
  writeFileSync(own, holder())
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

const look = (path) => {
  try {
    const { ino, mtimeMs } = statSync(path)
    return { ino, mtimeMs, ...JSON.parse(readFileSync(path, 'utf8')) }
  } catch {
    return null
  }
}

const isGone = ({ host, pid }) => {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Takes away what a dead holder left, unless somebody else did so and holds it already. */
const clear = (path, dead) => {
  const taken = `${path}.${process.pid}.dead`
  try {
    renameSync(path, taken)
    if (statSync(taken).ino !== dead.ino) linkSync(taken, path)
    rmSync(taken)
  } catch {
    // It went by itself.
  }
}

const untilFree = async (path) => {
  let seen = look(path)
  let since = Date.now()
  while (seen !== null) {
    if (isGone(seen) || Date.now() - since > GIVEN_UP_MS) return clear(path, seen)
    await pause(LOOK_MS)
    const now = look(path)
    if (now?.mtimeMs !== seen.mtimeMs || now.ino !== seen.ino) since = Date.now()
    seen = now
  }
}

/** Does `work` while nobody else holds `path`; `onWait` is called once if somebody does. */
export const withFolderLock = async (path, work, onWait = () => {}) => {
  mkdirSync(dirname(path), { recursive: true })
  let isWaiting = false
  while (!take(path)) {
    if (!isWaiting) onWait()
    isWaiting = true
    await untilFree(path)
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(path, { force: true })
  }
}
