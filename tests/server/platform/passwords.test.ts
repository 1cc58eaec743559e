import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'

import { beforeAll, describe, expect, it } from 'vitest'

import { HASHING_THREADS } from '../../../server/platform/hashing-threads.ts'
import { createPasswords } from '../../../server/platform/passwords.ts'
import type { Passwords } from '../../../server/platform/passwords.ts'

let passwords: Passwords
beforeAll(async () => {
  passwords = await createPasswords()
})

/** Of proc_pid_stat(5): how willingly a thread lets others go first, and by which policy it runs. */
const NICE = 19
const POLICY = 41
const FOR_IDLE_TIME = 5

/** One field of a thread of this process; they are counted after the name, which may have spaces. */
const ofThread = (thread: number | string, field: number): number => {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[field - 3])
}

const ofThreads = (field: number): number[] => readdirSync('/proc/self/task').map((thread) => ofThread(thread, field))

const isLinux = process.platform === 'linux'
const hasPolicies = isLinux && spawnSync('chrt', ['--version']).status === 0

describe('a hashed password', () => {
  it('is argon2id at the settings of OWASP, with a salt of its own', async () => {
    const [one, two] = await Promise.all([passwords.hash('Responder#2026'), passwords.hash('Responder#2026')])
    expect([one, two]).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)),
    )
    expect(one).not.toBe(two)
  })

  it('is known by its password alone, to the last of 128 characters of any script', async () => {
    const password = `Şerit değiştir نور ${'x'.repeat(109)}`
    const hash = await passwords.hash(password)
    const known = await Promise.all(
      [password, password.slice(0, -1), `${password}x`].map((one) => passwords.verify(one, hash)),
    )
    expect([password.length, known]).toEqual([128, [true, false, false]])
  })

  it('of nobody is never right', async () => {
    expect(await passwords.verify('no account has this password', undefined)).toBe(false)
  })

  it('that is no hash is a fault of ours, and the next is judged', async () => {
    await expect(passwords.verify('x', '-')).rejects.toThrow('Decoding failed')
    const hash = await passwords.hash('Responder#2026')
    expect(await passwords.verify('Responder#2026', hash)).toBe(true)
  })
})

describe('hashing', () => {
  it('is done beside the event loop', async () => {
    let turns = 0
    // A turn that waits leaves the processor to the threads, which are for idle time and would starve beside a busy loop.
    const turning = setInterval(() => (turns += 1), 1)
    await Promise.all(Array.from({ length: 2 }, () => passwords.verify('x', undefined)))
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })

  it.runIf(isLinux)('lets everything else go first', () => {
    const nice = ofThreads(NICE)
    expect(nice.filter((one) => one === constants.priority.PRIORITY_LOW).length).toBe(HASHING_THREADS)
    // That of the event loop; ids begin anew some time, so it need not be the first.
    expect(ofThread(process.pid, NICE)).toBe(Math.min(...nice))
  })

  it.runIf(hasPolicies)('makes way at once, where the machine has the tool for it', () => {
    expect(ofThreads(POLICY).filter((policy) => policy === FOR_IDLE_TIME).length).toBe(HASHING_THREADS)
  })
})
