import { afterAll, beforeAll, expect, it } from 'vitest'

import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import { coordinating } from '../groups/coordinating.ts'
import type { Coordinating } from '../groups/coordinating.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { bringing } from './bringing.ts'
import type { Bringing } from './bringing.ts'

const PEOPLE = 5000

let server: TestApp
let own: Coordinating
let files: Bringing
beforeAll(async () => {
  server = await openTestApp()
  own = await coordinating(server)
  files = bringing(server, own)
  await server.platform.db.insert(agencies).values({ name: 'Harlan County 911' })
})
afterAll(() => server.close())

type Row = Readonly<{ line: string; verdict: string }>

const FIRST = ['Ada', 'İpek', 'ليلى', '=1+1', '+cmd', '-Ann', '@sum', '"Bo ""B"""', '"Zoë, Anna"', '"Mary\nLou"']

/** One row in ten is wrong, each in its own way; the others are good, with names of every kind. */
const rowAt = (index: number): Row => {
  const email = `person${index}@example.org`
  const first = FIRST[index % FIRST.length] ?? ''
  const good = `${email},${first},Moreno,555 201 ${1000 + (index % 9000)},harlan county 911`
  const wrong: readonly Row[] = [
    { line: `,${first},Moreno,,`, verdict: 'invalid' },
    { line: `person${index} at example,${first},Moreno,,`, verdict: 'invalid' },
    { line: `${email},,Moreno,,`, verdict: 'invalid' },
    { line: `${email},${first},${'x'.repeat(61)},,`, verdict: 'invalid' },
    { line: `${email},${first},Moreno,12,`, verdict: 'invalid' },
    { line: `${email},${first},Moreno,,Nowhere PD`, verdict: 'invalid' },
    { line: email, verdict: 'invalid' },
    { line: `${email},${first},Moreno,,,one,too,many`, verdict: 'invalid' },
    { line: `PERSON${index - 1}@example.org,${first},Moreno,,`, verdict: 'repeated' },
    { line: `member${index % 40 === 9 ? 0 : 1}@example.org,${first},Moreno,,`, verdict: 'member' },
  ]
  return index % 10 === 9
    ? (wrong[Math.floor(index / 10) % wrong.length] ?? wrong[0]!)
    : { line: good, verdict: 'ready' }
}

it('brings 5,000 people in with one result a row, doubles nobody, and hands no formula on', async () => {
  const { id: groupId } = await own.make('Everyone')
  await own.member(groupId, { email: 'member0@example.org' })
  await own.member(groupId, { email: 'member1@example.org' })
  const rows = Array.from({ length: PEOPLE }, (_, index) => rowAt(index))
  const file = `E-mail,First name,Last name,Phone,Agency\n${rows.map(({ line }) => line).join('\n')}\n`
  const countOf = (verdict: string) => rows.filter((row) => row.verdict === verdict).length

  const held = await files.preview(groupId, file)
  // Of a member that stands there often, the first is told to be one, the others to be repeated.
  const members = new Set(rows.filter(({ verdict }) => verdict === 'member').map(({ line }) => line.split(',')[0])).size
  const verdicts = {
    ready: countOf('ready'),
    invalid: countOf('invalid'),
    repeated: countOf('repeated') + countOf('member') - members,
    member: members,
    invited: 0,
  }
  expect([held.rowCount, held.verdicts]).toEqual([PEOPLE, verdicts])

  const done = await files.run(held.id)
  const outcomes = { invited: verdicts.ready, member: 0, alreadyInvited: 0, refused: 0, withdrawn: 0 }
  expect([done.state, done.outcomes]).toEqual(['done', outcomes])
  expect(done.openInvitations).toBe(verdicts.ready)
  const mails = await server.platform.db.select({ to: messages.recipientAddress }).from(messages).orderBy(messages.id)
  expect([mails.length, new Set(mails.map(({ to }) => to)).size]).toEqual([verdicts.ready, verdicts.ready])

  const lines = (await files.saved(held.id)).split('\r\n')
  expect(lines[0]).toBe('\uFEFFRow,Email,First name,Last name,Phone,Agency,Check,Problems,Result')
  expect(lines.length).toBe(PEOPLE + 2)
  expect(lines[4]).toBe("5,person3@example.org,'=1+1,Moreno,555 201 1003,harlan county 911,Ready,,Invited")
  expect(lines.filter((line) => /(?:^|,)"?[=+@-]/.test(line))).toEqual([])
  expect(lines[10]).toBe('11,,"Mary\nLou",Moreno,,,Needs correction,Email is missing,')

  const again = await files.preview(groupId, file)
  expect(again.verdicts).toEqual({ ...verdicts, ready: 0, invited: verdicts.ready })
  expect((await files.start(again.id)).statusCode).toBe(409)
  expect((await own.invitations()).total).toBe(1000)
}, 180_000)
