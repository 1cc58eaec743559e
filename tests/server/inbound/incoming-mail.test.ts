import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fieldsOf, readDeliveryReport } from '../../../server/modules/inbound/delivery-report.ts'
import { readHead, readMail } from '../../../server/modules/inbound/incoming-mail.ts'
import { mailboxAddress, placeOf } from '../../../server/modules/inbound/mailbox.ts'
import { keptText, oneLine, textOfHtml } from '../../../server/modules/inbound/written-text.ts'
import { isKeptText } from '../../../server/platform/kept-text.ts'
import { RECEIVED_LETTERS } from '../../../src/domain/contact.ts'
import { aMail, aReport } from './support.ts'

test('what it answers is left out where it stands below, and nowhere else', () => {
  const quoted = 'On 2 March 2026, Grace <desk@example.org> wrote:\n> Which name?\n>\n> Grace'
  expect([
    keptText(`Moreno-Webb.\n\n${quoted}\n`).text,
    keptText('> Which name?\nMoreno-Webb.').text,
    keptText(quoted).text,
    keptText('I mean this:\n> Which name?').text,
    keptText('One\r\n\r\n\r\n\r\nTwo  ').text,
  ]).toEqual(['Moreno-Webb.', '> Which name?\nMoreno-Webb.', quoted, 'I mean this:', 'One\n\nTwo'])
})

test('one line as long as a mail holds nobody up', () => {
  const began = performance.now()
  expect(keptText(`${'@'.repeat(120_000)}\n> a`).text).toBe('@'.repeat(RECEIVED_LETTERS))
  // It took half a minute where each letter was a beginning to be looked at to the end.
  expect(performance.now() - began).toBeLessThan(2000)
})

test('of HTML the text is kept, without what it quotes and what nobody reads', () => {
  expect(
    textOfHtml(
      '<head><title>t</title></head><style>p{}</style><script>alert(1)</script><p>One <b>two</b></p>three<br>four<blockquote>five</blockquote><img src=x onerror=alert(1)>',
    ),
  ).toBe('One two\nthree\nfour')
  expect(textOfHtml('<div>'.repeat(20_000))).toBe('\n'.repeat(20_000))
})

test('whatever is written is kept as a database takes it, and bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
      expect([
        isKeptText(keptText(text).text),
        isKeptText(oneLine(text, most)),
        oneLine(text, most).length <= most,
      ]).toEqual([true, true, true])
    }),
  )
  expect(keptText('\ud83d\ude00'.repeat(RECEIVED_LETTERS)).text.length).toBe(RECEIVED_LETTERS)
})

test('whatever comes as a mail is read or refused, and no report of delivery comes of it by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
      const source = Buffer.from(aMail({ 'Content-Type': 'multipart/mixed; boundary=a' }, text))
      const read = await readMail(source, { bytes: source.length })
      expect([read.head.isReport, read.report().failed, read.written().name]).toEqual([false, [], ''])
    }),
  )
})

test('a report names the mail that it returned, and whom it did not reach', async () => {
  const source = Buffer.from(aReport({ mailId: '<abc@training.example.org>', recipient: 'Ada@Example.org' }))
  const { head, report } = await readMail(source, { bytes: source.length })
  expect([head.isReport, report()]).toEqual([
    true,
    {
      mailIds: ['<abc@training.example.org>'],
      failed: [
        {
          addresses: ['ada@example.org', 'ada@example.org'],
          answer: '550 5.1.1 <Ada@Example.org>: no such user',
          isForGood: true,
        },
      ],
    },
  ])
  const listed = { uid: 1, bytes: source.length, head: source.subarray(0, source.indexOf('\n\n') + 2) }
  expect((await readHead(listed)).isReport).toBe(true)
})

test('a report tells a mailbox that is none from one that is full, and knows an address that was written otherwise', () => {
  const block = (more: string) =>
    `Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; b@x.org\r\nAction: failed\r\n${more}\r\n`
  const one = (more: string) => readDeliveryReport(block(more), []).failed[0]
  expect([
    one('Status: 5.1.10')?.isForGood,
    one('Status: 5.2.2')?.isForGood,
    one('Status: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.7.1 refused by a rule')?.isForGood,
    one('Status: 4.4.1\r\nDiagnostic-Code: X-Postfix; timed\r\n out')?.answer,
    one('Status: 5.1.1\r\nOriginal-Recipient: rfc822;a+2Bb@x.org')?.addresses.slice(0, 2),
    readDeliveryReport('', []).failed,
    readDeliveryReport(block('Status: 5.1.1').replace('failed', 'delayed'), []).failed,
  ]).toEqual([true, false, false, 'timed out', ['a+2bb@x.org', 'a+b@x.org'], [], []])
  expect([...fieldsOf('A: 1\n 2\nnothing\nA: 3')]).toEqual([['a', '1 2']])
})

test('a mailbox is called by whose it is and where, never by its password', () => {
  const url = 'imaps://desk%40example.org:p%3Ass@mail.example.org/Support%20desk'
  expect([placeOf(url), mailboxAddress(url)]).toEqual([
    { host: 'mail.example.org', port: 993, isSecure: true, folder: 'Support desk' },
    'desk@example.org@mail.example.org:993/Support desk',
  ])
  expect(placeOf('imap://a:b@[::1]')).toEqual({ host: '[::1]', port: 143, isSecure: false, folder: 'INBOX' })
})
