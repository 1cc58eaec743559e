import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { ErrorAnswer } from '../../../src/domain/contract/common.contract.ts'
import type {
  TemplateDraftForm,
  TemplatePreview,
  WholeMessageTemplate,
} from '../../../src/domain/contract/message-template.contract.ts'
import type { WholeMessage } from '../../../src/domain/contract/messages.list.ts'
import { fieldsOfTexts } from '../../../src/domain/message-template.ts'
import { TEMPLATE_KINDS } from '../../../src/domain/message-variables.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'
import { acting, some } from '../list-acts/acting.ts'
import { MAIL_SAMPLES } from '../mail/samples.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let smtp: TestSmtpServer
let server: TestApp
let admin: TestUser
let other: TestUser
let url: string
beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await openTestApp({ SMTP_URL: smtp.url })
  admin = await server.signedIn([ROLE.admin], { firstName: 'Ines', lastName: 'Aydin' })
  other = await server.signedIn([ROLE.owner], { firstName: 'Grace', lastName: 'Tanaka' })
})
afterAll(async () => {
  await server.close()
  await smtp.stop()
})

const of = (template: string, channel = 'mail') => {
  url = `/api/message-templates/${channel}/${template}`
}
beforeEach(() => of('invitation'))

/** Whatever it is that is answered. */
type Answer = WholeMessageTemplate & ErrorAnswer & TemplatePreview & Readonly<{ messageId: number; to: string }>

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, as = admin) => {
  const answer = await server.call({ method, url: `${url}${path}`, as, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}
const read = async (as = admin) => (await ask('GET', '', undefined, as)).body
const formOf = async (more: Partial<TemplateDraftForm> = {}): Promise<TemplateDraftForm> => {
  const { builtIn, revision } = await read()
  return { ...fieldsOfTexts(builtIn), revision, isToCheck: false, ...more }
}
const save = async (more: Partial<TemplateDraftForm> = {}, as = admin) => ask('PUT', '/draft', await formOf(more), as)
const enforce = async (versionId: number, as = admin) =>
  ask('POST', '/in-force', { revision: (await read()).revision, versionId }, as)
const checkedAndInForce = async (more: Partial<TemplateDraftForm>) => {
  const { body } = await save({ ...more, isToCheck: true })
  return (await enforce(body.draft?.id ?? 0)).body
}
const noted = async () => {
  const rows = await server.platform.db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `messageTemplate:${url.split('/').slice(-2).join('.')}`))
    .orderBy(auditLog.id)
  return rows.map(({ action, details }) => [action, details])
}
const lastMessage = async () => {
  const [row] = await server.platform.db.select().from(messages).orderBy(desc(messages.id)).limit(1)
  if (!row) throw new Error('There is no message')
  return row
}
const messageOf = async (id: number) =>
  (await server.call({ url: `/api/messages/${id}`, as: admin })).json<WholeMessage>()
const mailInvitation = async (to: string): Promise<number> => {
  const { db, mail, jobs } = server.platform
  const data = { ...MAIL_SAMPLES.passwordReset }
  await db.transaction((tx) =>
    mail.send(tx, { template: 'passwordReset', to: { name: 'Ada <b>', address: to }, language: 'en', data }),
  )
  await jobs.drain()
  return (await lastMessage()).id
}
/** All of a mail that its reader may see. */
const mailed = async (to: string, subjectPart = '') => {
  const { subject, text, html } = await smtp.waitFor(to, subjectPart)
  return [subject, text, html].join('\n')
}

describe('a draft', () => {
  it('is kept unfinished, checked only when nothing is wrong, and told field by field', async () => {
    of('groupJoined')
    const kept = await save({ enBody: 'Half written {nobody', trSubject: '' })
    expect([kept.status, kept.body.draft?.state, kept.body.draft?.number, kept.body.draft?.writtenBy]).toEqual([
      200,
      'draft',
      1,
      'Ines Aydin',
    ])
    const refused = await save({ enBody: 'Half written {nobody}', trSubject: '', isToCheck: true })
    expect(refused.status).toBe(400)
    const { details } = refused.body.error
    expect(Array.isArray(details) && details.map(({ field }) => field)).toEqual(['enBody', 'trSubject'])
    expect(JSON.stringify(details)).toContain('{nobody}')
    expect((await read()).draft?.texts.en.body).toBe('Half written {nobody')
    const checked = await save({ isToCheck: true })
    expect([checked.body.draft?.state, checked.body.draft?.checkedBy]).toEqual(['checked', 'Ines Aydin'])
    const again = await save({ enSubject: 'Something else' })
    expect([again.body.draft?.state, again.body.draft?.checkedBy]).toEqual(['draft', null])
    expect(await noted()).toEqual([
      ['messageTemplate.changed', { version: 1 }],
      ['messageTemplate.changed', { version: 1 }],
      ['messageTemplate.checked', { version: 1 }],
      ['messageTemplate.changed', { version: 1 }],
    ])
  })

  it('is told what is wrong in the language of who asks', async () => {
    of('classLeft')
    const answer = await server.call({
      method: 'PUT',
      url: `${url}/draft`,
      payload: await formOf({ arBody: '', isToCheck: true }),
      as: admin,
      headers: { 'accept-language': 'ar' },
    })
    expect(answer.json<ErrorAnswer>().error.details).toEqual([{ field: 'arBody', message: 'هذا الحقل مطلوب' }])
  })

  it('that somebody else changed meanwhile is refused, and nothing of theirs is lost', async () => {
    of('offerLapsed')
    const seen = await formOf({ enSubject: 'Mine' })
    await save({ enSubject: 'Theirs' }, other)
    const late = await ask('PUT', '/draft', seen)
    expect([late.status, late.body.error.code]).toEqual([409, 'MESSAGE_TEMPLATE_CHANGED'])
    const { draft } = await read()
    expect([draft?.texts.en.subject, draft?.writtenBy]).toEqual(['Theirs', 'Grace Tanaka'])
  })

  it('whose answer was lost is given it again, and is nobody else’s', async () => {
    of('seatOffered')
    const again = async (method: 'POST' | 'PUT', path: string, payload: object) => {
      const asked = { method, url: `${url}${path}`, payload, as: admin }
      const headers = { 'idempotency-key': `lost-${path.slice(1)}` }
      const answers = [await server.call({ ...asked, headers }), await server.call({ ...asked, headers })]
      return answers.map((answer) => [answer.statusCode, answer.json<Answer>().revision])
    }
    expect(await again('PUT', '/draft', await formOf({ isToCheck: true }))).toEqual([
      [200, 1],
      [200, 1],
    ])
    const { draft } = await read()
    expect(await again('POST', '/in-force', { revision: 1, versionId: draft?.id })).toEqual([
      [200, 2],
      [200, 2],
    ])
    expect(await again('POST', '/default', { revision: 2 })).toEqual([
      [200, 3],
      [200, 3],
    ])
    await save({ enSubject: 'Not this' })
    expect(await again('POST', '/drop-draft', { revision: 4 })).toEqual([
      [200, 5],
      [200, 5],
    ])
  })

  it('of two who save at once one is refused', async () => {
    of('nameChangeAsked')
    const form = await formOf()
    const answers = await Promise.all([
      ask('PUT', '/draft', { ...form, enSubject: 'One' }),
      ask('PUT', '/draft', { ...form, enSubject: 'Other' }, other),
    ])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  })

  it('is dropped with nothing but a note left', async () => {
    of('roleGranted')
    const { body } = await save()
    const dropped = await ask('POST', '/drop-draft', { revision: body.revision })
    expect([dropped.status, dropped.body.draft, dropped.body.older]).toEqual([200, null, []])
    expect((await ask('POST', '/drop-draft', { revision: dropped.body.revision })).status).toBe(404)
  })
})

describe('a version', () => {
  it('is in force only once it was checked, and the one before is kept and comes back', async () => {
    of('accountDeactivated')
    const { body } = await save({ enSubject: 'First' })
    const unchecked = await enforce(body.draft?.id ?? 0)
    expect([unchecked.status, unchecked.body.error.code]).toEqual([409, 'ILLEGAL_TRANSITION'])
    const first = await checkedAndInForce({ enSubject: 'First' })
    expect([first.inForce?.number, first.inForce?.inForceBy, first.draft]).toEqual([1, 'Ines Aydin', null])
    const second = await checkedAndInForce({ enSubject: 'Second' })
    expect([second.inForce?.number, second.older.map(({ number }) => number)]).toEqual([2, [1]])
    const back = await enforce(first.inForce?.id ?? 0, other)
    expect([back.body.inForce?.texts.en.subject, back.body.inForce?.inForceBy]).toEqual(['First', 'Grace Tanaka'])
    expect(back.body.older.map(({ number }) => number)).toEqual([2])
    const returned = await ask('POST', '/default', { revision: back.body.revision })
    expect([returned.body.inForce, returned.body.older.map(({ number }) => number)]).toEqual([
      null,
      expect.arrayContaining([1, 2]),
    ])
    expect((await ask('POST', '/default', { revision: returned.body.revision })).status).toBe(404)
    expect((await noted()).slice(-4)).toEqual([
      ['messageTemplate.checked', { version: 2 }],
      ['messageTemplate.putInForce', { version: 2, from: 1 }],
      ['messageTemplate.putInForce', { version: 1, from: 2 }],
      ['messageTemplate.returned', { from: 1 }],
    ])
  })

  it('is not one of another kind', async () => {
    of('accountExists')
    const { body } = await save({ isToCheck: true })
    of('emailTaken')
    expect((await enforce(body.draft?.id ?? 0)).status).toBe(404)
  })
})

describe('what is sent', () => {
  it('has the words in force at that time, and its row names the version', async () => {
    of('passwordReset')
    const before = await mailInvitation('before@example.org')
    expect(await mailed('before@example.org')).toContain('Set a new password')
    await checkedAndInForce({
      enSubject: 'Your key, {name}',
      enBody: 'Dear {name},\n\n<i>take</i> this & go:\n\n[Choose]({link})\n\nThat is all.',
    })
    const after = await mailInvitation('after@example.org')
    const mail = await mailed('after@example.org', 'Your key')
    expect(mail).toContain('&lt;i&gt;take&lt;/i&gt; this &amp; go')
    expect(mail).toContain('Ada &lt;b&gt;')
    expect(mail).toContain('<i>take</i> this & go:')
    expect([(await messageOf(before)).wordsVersion, (await messageOf(after)).wordsVersion]).toEqual([null, 1])
    await ask('POST', '/default', { revision: (await read()).revision })
    // What was said stays said, in the words that it was said in.
    expect((await messageOf(after)).said?.subject).toBe('Your key, Ada <b>')
    expect((await messageOf(before)).said?.subject).toBe('Set a new password for TIM Training')
    expect((await messageOf(await mailInvitation('last@example.org'))).wordsVersion).toBeNull()
  })

  it('is the product’s own where the words in force fit no more', async () => {
    of('passwordChanged')
    const held = await checkedAndInForce({ enSubject: 'Ours' })
    const { messageTemplateVersions } = await import('../../../server/platform/db/tables/message-templates.table.ts')
    const texts = held.inForce?.texts
    if (!texts) throw new Error('Nothing is in force')
    await server.platform.db
      .update(messageTemplateVersions)
      .set({ texts: { ...texts, en: { ...texts.en, body: 'Of {another} release' } } })
      .where(eq(messageTemplateVersions.id, held.inForce?.id ?? 0))
    const { db, mail, jobs } = server.platform
    await db.transaction((tx) =>
      mail.send(tx, {
        template: 'passwordChanged',
        to: { name: 'Ada', address: 'release@example.org' },
        language: 'en',
        data: MAIL_SAMPLES.passwordChanged,
      }),
    )
    await jobs.drain()
    expect(await mailed('release@example.org')).not.toContain('another')
    expect((await messageOf((await lastMessage()).id)).wordsVersion).toBeNull()
  })
})

describe('a test', () => {
  it('goes to oneself, says that it is one, and keeps what it said', async () => {
    const { body } = await save({ enSubject: 'Do come', isToCheck: true })
    const tested = await ask('POST', '/tests', {
      source: String(body.draft?.id),
      language: 'en',
    })
    expect([tested.status, tested.body.to]).toEqual([201, admin.email])
    await server.platform.jobs.drain()
    expect(await mailed(admin.email, 'Test: Do come')).toContain('K7P2-9XQ4')
    await save({ enSubject: 'Another' })
    const message = await messageOf(tested.body.messageId)
    expect([message.isTest, message.state, message.said?.subject, message.wordsVersion]).toEqual([
      true,
      'sent',
      'Test: Do come',
      1,
    ])
    expect(message.said?.text).not.toContain('K7P2-9XQ4')
    expect((await noted()).at(-2)).toEqual(['messageTemplate.tested', { version: 1, target: 'en' }])
  })

  it('is of no unfinished words, and of nobody’s unproven phone', async () => {
    const { body } = await save({ trBody: 'Half' })
    const test = (source: string, language: string) => ask('POST', '/tests', { source, language })
    const source = String(body.draft?.id)
    expect((await test(source, 'tr')).body.error.code).toBe('MESSAGE_TEMPLATE_UNSOUND')
    expect((await test(source, 'en')).status).toBe(201)
    of('phoneCode', 'sms')
    expect((await test('default', 'en')).body.error.code).toBe('PHONE_NOT_VERIFIED')
    expect((await read()).testTo).toBeNull()
  })

  it('is not sent again with another code', async () => {
    const tested = await ask('POST', '/tests', { source: 'default', language: 'en' })
    await server.platform.jobs.drain()
    const acts = acting(server, admin)
    const act = await acts.run('/messages', 'resend', { selection: some(tested.body.messageId) })
    expect((await acts.rows(act.id)).map(({ reason }) => reason)).toEqual(['askAnew'])
  })
})

describe('a preview', () => {
  const preview = async (source: string, language = 'ar') => (await ask('GET', `/previews/${source}/${language}`)).body

  it('is shown as it would be sent, in a frame where nothing runs', async () => {
    const { frames, subject, text } = await preview('default')
    expect(subject).toBe('دعوتك إلى TIM Training')
    expect(text).toContain('ليلى منصور')
    const shown = await server.call({ url: frames?.dark ?? '' })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN')
    const policy = String(shown.headers['content-security-policy'])
    expect(policy).toContain('sandbox;')
    expect(policy).toContain("default-src 'none'")
    expect(shown.body).toContain('dir="rtl"')
    expect(shown.body).not.toContain('prefers-color-scheme')
    const forged = (frames?.dark ?? '').replace('/dark?', '/light?')
    expect((await server.call({ url: forged })).statusCode).toBe(404)
  })

  it('of what is unfinished shows variables as they are written', async () => {
    of('certificateRestored')
    const { body } = await save({ enSubject: '{nobody} <script>alert(1)</script>' })
    const { frames, subject } = await preview(String(body.draft?.id), 'en')
    expect(subject).toBe('{nobody} <script>alert(1)</script>')
    expect((await server.call({ url: frames?.light ?? '' })).body).not.toContain('<script')
  })

  it('of a text message is its text alone', async () => {
    of('seatOffered', 'sms')
    const { frames, subject, text } = await preview('default', 'en')
    expect([frames, subject]).toEqual([null, null])
    expect(text).toContain('a seat in National TIM Responder Course is free for you')
  })

  it('of a message that was sent has dots for what it carried', async () => {
    const id = await mailInvitation('framed@example.org')
    const { said } = await messageOf(id)
    const shown = await server.call({ url: said?.frames?.light ?? '' })
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('code=••••••')
  })
})

describe('the list', () => {
  it('has every kind, what is in force, and what is being written', async () => {
    of('teachingApproved')
    await checkedAndInForce({ enSubject: 'Teach' })
    await save({ enSubject: 'Teach well' }, other)
    const answer = await server.call({ url: '/api/message-templates', as: admin })
    const rows = answer.json<{ template: string; inForce: unknown; draft: unknown }[]>()
    expect(rows).toHaveLength(TEMPLATE_KINDS.length)
    const at = server.clock.now().toISOString()
    expect(rows.find(({ template }) => template === 'teachingApproved')).toEqual({
      channel: 'mail',
      template: 'teachingApproved',
      inForce: { number: 1, at, by: 'Ines Aydin' },
      draft: { state: 'draft', at, by: 'Grace Tanaka' },
    })
  })

  it('has no kind that leaves in no such way', async () => {
    of('invitation', 'sms')
    expect((await ask('GET', '')).status).toBe(404)
  })
})
