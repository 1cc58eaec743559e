import { randomUUID } from 'node:crypto'

import { count, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createAccountMail, findUser } from '../../../server/modules/auth/account-mail.ts'
import { hashOfSecret, secretIn } from '../../../server/modules/auth/mailed-links.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { HOUR } from '../../../server/platform/clock.ts'
import { agencies, mailedLinks, userRoles } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { classSessions, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { rosterWalkIns } from '../../../server/platform/db/tables/rosters.table.ts'
import { found } from '../../../server/platform/refusal.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp, TEST_PASSWORD } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { codeOf, makeClass, rosterWorld } from './roster-world.ts'
import type { HeldClass } from './roster-world.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
let held: HeldClass
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
  world = rosterWorld(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
  held = await makeClass(server, teacher, { capacity: 0 })
})

const person = (more: object = {}) => ({
  id: randomUUID(),
  firstName: 'Nadia',
  lastName: 'Okoye',
  email: `${randomUUID()}@example.org`,
  phone: '',
  agencyId: 0,
  discipline: 'towing',
  ...more,
})
const add = (body: object, as = teacher, of = held) =>
  world.call('POST', `/instructor-courses/${of.id}/roster/walk-ins`, as, body)
const complete = (as = teacher, of = held) => world.call('POST', `/instructor-courses/${of.id}/complete`, as, {})
const mailsTo = async (address: string) =>
  (await latestMessages(server.platform, 50)).filter(({ recipientAddress }) => recipientAddress === address)
const rolesOf = async ({ userId }: Pick<TestUser, 'userId'>) =>
  (await server.platform.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ roleId }) => roleId)
const codeOfMail = (mail: Readonly<{ data: unknown }> | undefined): string =>
  secretIn((found(mail).data as { link: string }).link)
/** The first password, or another, by the link of a mail. */
const choose = (mail: Readonly<{ data: unknown }> | undefined) =>
  server.call({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { code: codeOfMail(mail), password: 'Roadside#2026-x' },
  })
/** As somebody asks for who has forgotten it. */
const sendReset = async ({ email }: Readonly<{ email: string }>) => {
  const user = found(await findUser(server.platform.db, { email }))
  const mails = createAccountMail(server.platform)
  await server.platform.db.transaction((tx) => mails.sendLink(tx, user, 'passwordReset'))
}
const namesOf = async (registrationId: number) =>
  (await server.platform.db.select().from(certificates).where(eq(certificates.registrationId, registrationId))).map(
    ({ recipientName }) => recipientName,
  )
/** The code of the last mail that asks for this place. */
const confirmingCode = async ({ email }: Pick<TestUser, 'email'>, registrationId: number): Promise<string> => {
  const codes = (await mailsTo(email)).flatMap(({ template, data }) =>
    template === 'walkInKnown' ? [secretIn((data as { link: string }).link)] : [],
  )
  const links = await server.platform.db
    .select()
    .from(mailedLinks)
    .where(eq(mailedLinks.registrationId, registrationId))
    .orderBy(desc(mailedLinks.id))
  return codes.find((code) => hashOfSecret(code) === links[0]?.secretHash) ?? ''
}
const confirm = async (code: string): Promise<readonly string[]> => {
  const answer = await server.call({ method: 'POST', url: '/api/auth/confirm-email', payload: { code } })
  return [String(answer.statusCode), answer.json().kind ?? answer.json().error.code]
}
/** All that an instructor reads of a class: its page, its roster, and the file that is made of it. */
const shownOf = async (of: HeldClass) => {
  const { url } = (await world.call('GET', `/instructor-courses/${of.id}/roster/export`, teacher)).json<{
    url: string
  }>()
  const { people } = (await world.call('GET', `/instructor-courses/${of.id}`, teacher)).json<{
    people: { name: string }[]
  }>()
  return { people, roster: await world.read(of, teacher), file: (await server.call({ url })).body }
}
const placesIn = async (of: HeldClass) => {
  const [row] = await server.platform.db
    .select({ many: count() })
    .from(instructorCourseStudents)
    .where(eq(instructorCourseStudents.instructorCourseId, of.id))
  return row?.many
}

describe('a walk-in', () => {
  it('is on the class beyond its seats, present, with an account that only a mailed link opens', async () => {
    const body = person({ email: ' Nadia.Okoye@Example.org ' })
    const answer = await add(body)
    const { entry } = answer.json()
    expect([answer.statusCode, entry]).toMatchObject([
      201,
      { firstName: 'Nadia', lastName: 'Okoye', state: 'walkIn', attendance: 'present', discipline: 'towing' },
    ])
    const [mail] = await mailsTo('nadia.okoye@example.org')
    expect([mail?.template, mail?.data]).toMatchObject(['walkInAccount', { hours: 72, venue: 'Training yard' }])

    const { link } = (mail?.data ?? { link: '' }) as { link: string }
    server.clock.moveBy(71 * HOUR)
    const password = 'Roadside#2026-x'
    const reset = await server.call({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { code: new URL(link).searchParams.get('code'), password },
    })
    expect(reset.statusCode).toBe(204)
    expect(await server.signIn('nadia.okoye@example.org', password)).toEqual(expect.any(String))
  })

  it('shows the same of an address with an account as of one without, and brings as many certificates', async () => {
    const { email } = await server.createUser([ROLE.student], { firstName: 'Dale', lastName: 'McCready' })
    const other = await makeClass(server, teacher)
    const bodies = [person({ email }), person()]
    const [known, fresh] = [await add(bodies[0] ?? {}), await add(bodies[1] ?? {}, teacher, other)]
    const without = (answer: typeof known) => {
      const { entry, ...rest } = answer.json()
      const checkIns = entry.checkIns.map(({ way, at }: { way: string; at: string }) => ({ way, at }))
      return { ...rest, id: null, entry: { ...entry, id: null, checkIns } }
    }
    const told = async (of: HeldClass) => {
      const students = await world.call('GET', '/student-enrollments?delivery=inPerson', teacher)
      const { people } = (await world.call('GET', `/instructor-courses/${of.id}`, teacher)).json()
      return [students.json().total, people[0].name, (await complete(teacher, of)).json()]
    }
    expect([without(known), await told(held)]).toEqual([without(fresh), await told(other)])
    expect(known.json().entry).toMatchObject({ isUnconfirmed: true, firstName: 'Nadia' })
  })

  it('for whom an account was made says that it was them by the first password, by the link of that mail', async () => {
    const body = person()
    const { entry } = (await add(body)).json()
    const completed = await complete()
    const chosen = await choose((await mailsTo(body.email))[0])
    expect([completed.json(), chosen.statusCode, await namesOf(entry.id)]).toEqual([
      { certificates: 0 },
      204,
      ['Nadia Okoye'],
    ])
    expect((await world.row(entry.id)).typed).toBeNull()
  })

  it('for whom an account was made is asked once they chose a password by another link', async () => {
    const body = person()
    const { entry } = (await add(body)).json()
    await complete()
    server.clock.moveBy(100 * HOUR)
    await sendReset(body)
    const chosen = await choose((await mailsTo(body.email)).find(({ template }) => template === 'passwordReset'))
    expect([chosen.statusCode, (await world.row(entry.id)).typed, await namesOf(entry.id)]).toMatchObject([
      204,
      { firstName: 'Nadia' },
      [],
    ])
    expect(await confirm(await confirmingCode(body, entry.id))).toEqual(['200', 'walkIn'])
    expect(await namesOf(entry.id)).toEqual(['Nadia Okoye'])
  })

  it('is mailed once however often they are added, and anew where they were taken off: to choose a password', async () => {
    const body = person()
    const { entry } = (await add(body)).json()
    for (let more = 0; more < 5; more += 1) await add({ ...body, id: randomUUID() })
    await world.call('DELETE', `/instructor-courses/${held.id}/roster/walk-ins/${entry.id}`, teacher)
    const again = (await add({ ...body, id: randomUUID() })).json().entry
    const mails = await mailsTo(body.email)
    expect(mails.map(({ template }) => template)).toEqual(['walkInAccount', 'walkInAccount'])
    const chosen = [await choose(mails[0]), await choose(mails[1])]
    expect(chosen.map(({ statusCode }) => statusCode)).toEqual([204, 400])
    expect((await world.row(again.id)).typed).toBeNull()
  })

  it('who is asked of several classes is told of the others once they chose a password for one', async () => {
    const body = person()
    const { entry } = (await add(body)).json()
    const elsewhere = await makeClass(server, teacher)
    const other = (await add({ ...body, id: randomUUID() }, teacher, elsewhere)).json().entry
    await choose((await mailsTo(body.email))[0])
    const rows = [await world.row(entry.id), await world.row(other.id)]
    expect(rows.filter(({ typed }) => typed === null).length).toBe(1)
    const asked = (await mailsTo(body.email)).some(({ template }) => template === 'walkInKnown')
    const waiting = rows.find(({ typed }) => typed !== null)
    const code = await confirmingCode(body, waiting?.id ?? 0)
    expect([asked, await confirm(code)]).toEqual([true, ['200', 'walkIn']])
  })

  it('who was taken off has a link no more', async () => {
    const known = await server.createUser([ROLE.student])
    const { entry } = (await add(person({ email: known.email }))).json()
    const code = await confirmingCode(known, entry.id)
    const check = () => server.call({ method: 'POST', url: '/api/auth/check-link', payload: { code } })
    const before = await check()
    await world.call('DELETE', `/instructor-courses/${held.id}/roster/walk-ins/${entry.id}`, teacher)
    expect([before.statusCode, codeOf(await check())]).toEqual([200, [400, 'LINK_EXPIRED']])
  })

  it('with an account says nothing by another password', async () => {
    const known = await server.createUser([ROLE.student], { emailVerifiedAt: null })
    const { entry } = (await add(person({ email: known.email }))).json()
    await sendReset(known)
    const mail = (await mailsTo(known.email)).find(({ template }) => template === 'passwordReset')
    expect((await choose(mail)).statusCode).toBe(204)
    expect((await world.row(entry.id)).typed).toMatchObject({ firstName: 'Nadia' })
  })

  it('that is sent again, at once or later, is one person with one account and one mail', async () => {
    const body = person()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(body)))
    expect(new Set(answers.map((answer) => [answer.statusCode, answer.json().entry.id].join()))).toHaveLength(1)
    expect([await placesIn(held), (await mailsTo(body.email)).length]).toEqual([1, 1])
  })

  it('with an address that has an account shows what was typed, gives no role, and is seen nowhere else', async () => {
    const [agency] = await server.platform.db.insert(agencies).values({ name: 'Quarry Rescue' }).returning()
    const known = await server.createUser([ROLE.groupCoordinator], {
      firstName: 'Dale',
      lastName: 'McCready',
      primaryAgencyId: agency?.id ?? 0,
    })
    const answer = await add(person({ email: known.email }))
    expect(answer.json().entry).toMatchObject({
      firstName: 'Nadia',
      lastName: 'Okoye',
      agency: null,
      discipline: 'towing',
      state: 'walkIn',
      isUnconfirmed: true,
    })
    const shown = await shownOf(held)
    expect(shown.people).toMatchObject([{ name: 'Nadia Okoye', agency: null }])
    const written = JSON.stringify([shown, answer.json()])
    const students = await world.call('GET', '/student-enrollments?delivery=inPerson', teacher)
    const place = await world.row(answer.json().entry.id)
    const seats = await world.call(
      'GET',
      `/instructor-course-students/students/${place.studentId}/enrollments`,
      teacher,
    )
    const [row] = await server.platform.db
      .select({ many: count() })
      .from(userRoles)
      .where(eq(userRoles.userId, known.userId))
    expect(['McCready', 'Quarry', known.email].filter((own) => written.includes(own))).toEqual([])
    expect([students.json().total, seats.statusCode, row?.many]).toEqual([0, 404, 1])
    expect((await mailsTo(known.email)).map(({ template }) => template)).toEqual(['walkInKnown'])
  })

  it('with an address that has an account stands among the others by the name that was typed', async () => {
    const known = await server.createUser([ROLE.student], { firstName: 'Dale', lastName: 'Abbott' })
    await add(person({ email: known.email, lastName: 'Ökoye' }))
    for (const lastName of ['Quist', 'Bell']) await add(person({ lastName }))
    const { people, roster, file } = await shownOf(held)
    const inOrder = ['Bell', 'Ökoye', 'Quist']
    expect([
      people.map(({ name }) => name.replace('Nadia ', '')),
      roster.items.map(({ lastName }) => lastName),
      inOrder.toSorted((a, b) => file.indexOf(a) - file.indexOf(b)),
    ]).toEqual([inOrder, inOrder, inOrder])
  })

  it('with an address that has an account stays that, however often its person signs in', async () => {
    const known = await server.createUser([ROLE.owner], { firstName: 'Dale', lastName: 'McCready' })
    const { entry } = (await add(person({ email: known.email }))).json()
    await server.signIn(known.email, TEST_PASSWORD)
    const shown = (await world.read(held, teacher)).items.find(({ id }) => id === entry.id)
    expect(shown).toMatchObject({ firstName: 'Nadia', lastName: 'Okoye', isUnconfirmed: true })
    const { studentId } = await world.row(entry.id)
    const seats = await world.call('GET', `/instructor-course-students/students/${studentId}/enrollments`, teacher)
    expect([seats.statusCode, await rolesOf(known)]).toEqual([404, [ROLE.owner]])
  })

  it('with an address that has an account is that person once they say so by the mailed link', async () => {
    const known = await server.createUser([ROLE.groupCoordinator], { firstName: 'Dale', lastName: 'McCready' })
    const { entry } = (await add(person({ email: known.email }))).json()
    const other = await makeClass(server, teacher)
    const elsewhere = (await add(person({ email: known.email }), teacher, other)).json().entry
    const code = await confirmingCode(known, entry.id)
    expect(await confirm(code)).toEqual(['200', 'walkIn'])
    const shown = (await world.read(held, teacher)).items.find(({ id }) => id === entry.id)
    expect(shown).toMatchObject({ firstName: 'Dale', lastName: 'McCready', discipline: null, isUnconfirmed: false })
    expect(new Set(await rolesOf(known))).toEqual(new Set([ROLE.student, ROLE.groupCoordinator]))
    expect((await world.row(elsewhere.id)).typed).not.toBeNull()
    expect(await confirm(code)).toEqual(['400', 'LINK_EXPIRED'])
  })

  it('is asked again by a fresh link, and no more once they were taken off', async () => {
    const known = await server.createUser([ROLE.student])
    const { entry } = (await add(person({ email: known.email }))).json()
    const first = await confirmingCode(known, entry.id)
    await server.call({ method: 'POST', url: '/api/auth/fresh-link', payload: { code: first } })
    const second = await confirmingCode(known, entry.id)
    expect([await confirm(first), second === first]).toEqual([['400', 'LINK_EXPIRED'], false])
    await world.call('DELETE', `/instructor-courses/${held.id}/roster/walk-ins/${entry.id}`, teacher)
    expect(await confirm(second)).toEqual(['400', 'LINK_EXPIRED'])
  })

  it('that nobody confirmed gets the certificate of a completed class when they do', async () => {
    const known = await server.createUser([ROLE.groupCoordinator], { firstName: 'Dale', lastName: 'McCready' })
    const { entry } = (await add(person({ email: known.email }))).json()
    const issued = () => server.platform.db.select().from(certificates).where(eq(certificates.registrationId, entry.id))
    const completed = await complete()
    await server.signIn(known.email, TEST_PASSWORD)
    const before = await issued()
    const code = await confirmingCode(known, entry.id)
    await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect([completed.json(), before, (await issued()).map(({ recipientName }) => recipientName)]).toEqual([
      { certificates: 0 },
      [],
      ['Dale McCready'],
    ])
  })

  it('who has a seat keeps it, and who waited gets one', async () => {
    const seated = await world.seat(held)
    const waiting = await world.seat(held, 'Wim', 'waitlisted')
    // Under another's name nobody is marked: who is on the class is told, and marked where they stand.
    const again = (await add(person({ email: seated.student.email }))).json()
    expect([again.wasOnClass, again.entry.id, again.entry.state, again.entry.attendance]).toEqual([
      true,
      seated.id,
      'registered',
      null,
    ])
    const typed = person({ email: waiting.student.email })
    const moved = (await add(typed)).json()
    // Sent again, where no answer came, each is told what it was told.
    const twice = person({ email: waiting.student.email })
    expect([await add(twice), await add(twice), await add(typed)].map((told) => told.json().wasOnClass)).toEqual([
      true,
      true,
      false,
    ])
    expect([moved.wasOnClass, moved.entry.id, moved.entry.state]).toEqual([false, waiting.id, 'walkIn'])
    expect(await placesIn(held)).toBe(2)
  })

  it('of an unknown agency is refused by its field, and one of another class is nobody’s business', async () => {
    const refused = await add(person({ agencyId: 999_999 }))
    expect([refused.statusCode, refused.json().error.details[0].field]).toEqual([400, 'agencyId'])
    const other = await server.signedIn([ROLE.instructor])
    expect(codeOf(await add(person(), other))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a walk-in who was added by mistake', () => {
  const remove = (registrationId: number, as = teacher, of = held) =>
    world.call('DELETE', `/instructor-courses/${of.id}/roster/walk-ins/${registrationId}`, as)
  const added = async (of = held) => {
    const body = person()
    return { body, id: Number((await add(body, teacher, of)).json().entry.id) }
  }

  it('is taken off with their mark, once however often it is asked, and can come again', async () => {
    const { body, id } = await added()
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
    const { state, attendance, attendanceVersion, closedAt } = await world.row(id)
    expect([state, attendance, attendanceVersion, closedAt]).toEqual(['cancelled', null, 2, server.clock.now()])
    expect((await world.read(held, teacher)).items).toEqual([])
    const log = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `registration:${id}`))
      .orderBy(auditLog.id)
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['walkIn.added', teacher.userId],
      ['walkIn.removed', teacher.userId],
    ])
    const again = (await add({ ...body, id: randomUUID() })).json().entry
    expect([again.state, again.id === id]).toEqual(['walkIn', false])
  })

  it('is not answered for by the id of another: sent with other details it is refused, and the first stays as it is', async () => {
    const body = person()
    const { entry } = (await add(body)).json()
    const [agency] = await server.platform.db.insert(agencies).values({ name: 'Ridge Rescue' }).returning()
    const others = [
      { email: `${randomUUID()}@example.org` },
      { firstName: 'Nadja' },
      { lastName: 'Okoyé' },
      { phone: '(202) 555-0142' },
      { agencyId: agency?.id ?? 0 },
      { discipline: 'ems' },
    ]
    const refused = await Promise.all(others.map(async (other) => codeOf(await add({ ...body, ...other }))))
    const same = [await add(body), await add({ ...body, email: ` ${body.email.toUpperCase()} ` })]
    expect([refused, same.map((answer) => [answer.statusCode, answer.json().entry.id]), await placesIn(held)]).toEqual([
      others.map(() => [409, 'WALK_IN_DIFFERS']),
      same.map(() => [201, entry.id]),
      1,
    ])
  })

  it('is answered for as before where it was added before its details were kept', async () => {
    const body = person()
    const { entry } = (await add(body)).json()
    await server.platform.db.update(rosterWalkIns).set({ sentHash: null }).where(eq(rosterWalkIns.id, body.id))
    expect((await add({ ...body, firstName: 'Nadja' })).json().entry.id).toBe(entry.id)
  })

  it('does not come back with what was sent again late', async () => {
    const { body, id } = await added()
    await remove(id)
    expect(codeOf(await add(body))).toEqual([409, 'WALK_IN_REMOVED'])
    expect(await placesIn(held)).toBe(1)
  })

  it('is marked no more', async () => {
    const { id } = await added()
    await remove(id)
    const marked = await world.mark(held, teacher, { registrationId: id, attendance: 'partial', basedOn: 2 })
    expect(marked.json().outcomes[0].outcome).toBe('gone')
  })

  it('leaves a seat to who waits, until the class begins', async () => {
    const ahead = await makeClass(server, teacher, { startHours: [1], capacity: 1 })
    const { id } = await added(ahead)
    const waiting = await world.seat(ahead, 'Wim', 'waitlisted')
    await remove(id, teacher, ahead)
    expect((await world.row(waiting.id)).state).toBe('offered')
  })

  it('stands again where they stood, when they had waited for a seat', async () => {
    const full = await makeClass(server, teacher, { startHours: [1], capacity: 1 })
    const seated = await world.seat(full)
    const first = await world.seat(full, 'Ann', 'waitlisted')
    const second = await world.seat(full, 'Bob', 'waitlisted')
    const body = { ...person(), email: first.student.email }
    const { entry } = (await add(body, teacher, full)).json()
    expect([entry.id, (await world.row(first.id)).state]).toEqual([first.id, 'walkIn'])
    const answers = [await remove(first.id, teacher, full), await remove(first.id, teacher, full)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await world.row(first.id)).toMatchObject({ state: 'waitlisted', attendance: null, closedAt: null })
    expect(codeOf(await add(body, teacher, full))).toEqual([409, 'WALK_IN_REMOVED'])

    const left = await world.call('POST', `/instructor-course-students/${seated.id}/leave`, seated.student, {})
    expect([left.statusCode, (await world.row(first.id)).state, (await world.row(second.id)).state]).toEqual([
      200,
      'offered',
      'waitlisted',
    ])
  })

  it('is nobody else’s business, nor found by the id of another class', async () => {
    const { id } = await added()
    const other = await server.signedIn([ROLE.instructor])
    const theirs = await makeClass(server, other)
    expect([
      codeOf(await remove(id, other)),
      codeOf(await remove(id, other, theirs)),
      codeOf(await remove(999_999)),
      (await world.row(id)).state,
    ]).toEqual([[404, 'NOT_FOUND'], [404, 'NOT_FOUND'], [404, 'NOT_FOUND'], 'walkIn'])
  })

  it('is told from who registered, and from a class that is over', async () => {
    const seated = await world.seat(held)
    expect(codeOf(await remove(seated.id))).toEqual([409, 'ILLEGAL_TRANSITION'])
    const { id } = await added()
    await world.mark(held, teacher, { registrationId: seated.id, attendance: 'noShow' })
    await complete()
    expect(codeOf(await remove(id))).toEqual([409, 'CLASS_CLOSED'])
    expect([(await world.row(seated.id)).state, (await world.row(id)).attendance]).toEqual(['registered', 'present'])
  })
})

describe('completing a class', () => {
  it('gives those who were present a certificate and a mail, once, and nobody else', async () => {
    const ada = await world.seat(held)
    const bora = await world.seat(held, 'Bora')
    const cem = await world.seat(held, 'Cem')
    await world.mark(
      held,
      teacher,
      { registrationId: ada.id, attendance: 'present' },
      { registrationId: bora.id, attendance: 'partial' },
    )
    const early = await complete()
    expect([codeOf(early), early.json().error.details]).toEqual([[409, 'ATTENDANCE_UNFINISHED'], { unmarked: 1 }])
    await world.mark(held, teacher, { registrationId: cem.id, attendance: 'noShow' })

    const answers = await Promise.all([complete(), complete(), complete()])
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      Array.from({ length: 3 }, () => [200, { certificates: 1 }]),
    )
    const issued = await server.platform.db.select().from(certificates)
    expect(
      issued.filter(({ registrationId }) => [ada.id, bora.id, cem.id].includes(registrationId ?? 0)),
    ).toMatchObject([{ registrationId: ada.id, recipientName: 'Ada Moreno', hours: 4 }])
    expect((await mailsTo(ada.student.email)).map(({ template }) => template)).toEqual(['courseCompleted'])
    expect(await mailsTo(bora.student.email)).toEqual([])
    expect((await world.read(held, teacher)).held.courseStatusId).toBe(3)
    expect(codeOf(await add(person()))).toEqual([409, 'CLASS_CLOSED'])
  })

  it('leaves a class that tells who came and what was issued, and of nobody who waits', async () => {
    const ada = await world.seat(held)
    const bora = await world.seat(held, 'Bora')
    const waits = await world.seat(held, 'Cem')
    await server.platform.db
      .update(instructorCourseStudents)
      .set({ state: 'waitlisted' })
      .where(eq(instructorCourseStudents.id, waits.id))
    await world.mark(
      held,
      teacher,
      { registrationId: ada.id, attendance: 'present' },
      { registrationId: bora.id, attendance: 'noShow' },
    )
    await complete()
    const desk = (await world.call('GET', `/instructor-courses/${held.id}`, teacher)).json()
    expect([desk.waiting, desk.attendance, desk.people]).toMatchObject([
      0,
      { present: 1, partial: 0, noShow: 1, unmarked: 0, certificates: 1 },
      [
        { id: ada.id, state: 'registered', attendance: 'present' },
        { id: bora.id, state: 'registered', attendance: 'noShow' },
      ],
    ])
    expect(desk.people).toHaveLength(2)
  })

  it('is refused before it has begun', async () => {
    const tomorrow = await makeClass(server, teacher, { startHours: [24] })
    expect(codeOf(await complete(teacher, tomorrow))).toEqual([409, 'CLASS_NOT_BEGUN'])
    expect(
      await server.platform.db.select().from(classSessions).where(eq(classSessions.instructorCourseId, tomorrow.id)),
    ).toHaveLength(1)
  })
})
