import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { renderMail } from '../../../server/modules/mail/templates.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const enrolled = {
  courseTitle: 'Tom & <b>Jerry</b> "course"',
  courseLink: 'https://training.example.org/online-course/1',
  verificationCode: 'K7P2-9XQ4',
  verificationLink: 'https://training.example.org/student/enrollmentVerification?a=1&b=2',
  expiresAt: '2027-03-02T15:00:00.000Z',
}

describe('a template', () => {
  it.each([
    ['en', 'ltr', 'You are enrolled: Tom & <b>Jerry</b> "course"', 'March 2, 2027'],
    ['tr', 'ltr', 'Kaydınız yapıldı: Tom & <b>Jerry</b> "course"', '2 Mart 2027'],
    ['ar', 'rtl', 'تم تسجيلك: Tom & <b>Jerry</b> "course"', '2 مارس 2027'],
  ] as const)('speaks %s, with the code, the links and the day, escaped', (language, direction, subject, day) => {
    const mail = renderMail({
      template: 'enrollmentConfirmed',
      language,
      name: 'Ada <Moreno>',
      data: enrolled,
      product: 'TIM',
    })
    const digits = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    expect(mail.subject).toBe(subject)
    for (const part of [enrolled.verificationCode, enrolled.courseLink, enrolled.verificationLink, day]) {
      expect(digits(mail.text)).toContain(part)
    }
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(mail.html).toContain('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; &quot;course&quot;')
    expect(mail.html).toContain('?a=1&amp;b=2')
    expect(mail.html).not.toMatch(/<b>|<Moreno>|<script/)
  })

  it('has a subject of one line, whatever it is filled with', () => {
    const data = { ...enrolled, courseTitle: 'A course\r\nBcc: all@example.org' }
    const mail = renderMail({ template: 'enrollmentConfirmed', language: 'en', name: 'Ada', data, product: 'TIM' })
    expect(mail.subject).toBe('You are enrolled: A course Bcc: all@example.org')
  })
})

describe('without SMTP_URL', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await openTestApp({ DEMO: '1' })
  })
  afterAll(() => demo.close())

  it('mail stays in the outbox, which a demo shows to anyone', async () => {
    await demo.platform.mail.send(demo.platform.db, {
      template: 'courseCompleted',
      to: { name: 'Ada Moreno', address: 'ada@example.org' },
      language: 'en',
      data: { courseTitle: 'Responder', certificateNumber: 'TIM-1', certificateLink: 'https://example.org/c' },
    })
    const answer = await demo.call({ url: '/api/demo/outbox' })
    expect(answer.json()).toEqual({
      items: [
        {
          id: 1,
          template: 'courseCompleted',
          to: { name: 'Ada Moreno', address: 'ada@example.org' },
          language: 'en',
          state: 'outbox',
          subject: 'Course completed: Responder',
          text: expect.stringContaining('TIM-1'),
          createdAt: demo.clock.now().toISOString(),
        },
      ],
      total: 1,
    })
  })
})

describe('with SMTP_URL', () => {
  const received: { to: string[]; raw: Buffer }[] = []
  let isRefusing = false
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('mailbox full') : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
  })

  let server: TestApp
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      smtp.listen(0, '127.0.0.1', resolve)
    })
    const address = smtp.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    server = await openTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'training@example.org' })
  })
  afterAll(async () => {
    await server.close()
    await new Promise<void>((resolve) => {
      smtp.close(resolve)
    })
  })

  const send = (to: { name: string; address: string }) =>
    server.platform.db.transaction((tx) =>
      server.platform.mail.send(tx, { template: 'enrollmentConfirmed', to, language: 'ar', data: enrolled }),
    )

  it('mail is sent, and its secrets then leave the database', async () => {
    await send({ name: 'Ada Moreno', address: 'ada@example.org' })
    await server.platform.jobs.drain()
    const [mail] = received
    const parsed = await PostalMime.parse(mail?.raw ?? '')
    expect(mail?.to).toEqual(['ada@example.org'])
    expect(parsed).toMatchObject({
      from: { name: 'TIM Training', address: 'training@example.org' },
      to: [{ name: 'Ada Moreno', address: 'ada@example.org' }],
      subject: 'تم تسجيلك: Tom & <b>Jerry</b> "course"',
      text: expect.stringContaining('K7P2-9XQ4'),
    })
    const [message] = await latestMessages(server.platform.db, 1)
    expect(message).toMatchObject({ state: 'sent', attempts: 1, data: {}, sentAt: server.clock.now() })
  })

  it('a line break in a name begins no other header', async () => {
    received.length = 0
    await send({ name: 'Ada\r\nBcc: all@example.org', address: 'ada@example.org' })
    await server.platform.jobs.drain()
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect([received[0]?.to, parsed.bcc, parsed.headers.some(({ key }) => key === 'bcc')]).toEqual([
      ['ada@example.org'],
      undefined,
      false,
    ])
  })

  it('what the mail server refuses is kept with its reason, to be tried again', async () => {
    isRefusing = true
    await send({ name: 'Ada', address: 'full@example.org' })
    await expect(server.platform.jobs.drain()).rejects.toThrow('mailbox full')
    const [message] = await latestMessages(server.platform.db, 1)
    expect(message).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('mailbox full') })
  })
})
