import { expect, test } from 'vitest'

import { meaningOf, refusesAddress } from '../../src/domain/mail-answer.ts'

test.each([
  ['550 5.1.1 <ada@example.org>: Recipient address rejected', 'noMailbox', true],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'noMailbox', true],
  ['5.1.2 Host or domain name not found', 'noDomain', true],
  ['501 5.1.3 Bad recipient address syntax', 'noAddress', true],
  ['551 5.1.6 moved', 'moved', true],
  ['556 5.1.10 Domain does not accept mail (null MX)', 'takesNoMail', true],
  ['550 5.2.1 mailbox disabled', 'closed', true],
  ['552 5.2.2 mailbox full', 'full', false],
  ['452 4.2.2 over quota', 'full', undefined],
  ['552 over quota', 'full', undefined],
  ['552 5.2.3 too long', 'tooLarge', false],
  ['552 5.3.4 too big', 'tooLarge', false],
  ['550 5.7.1 blocked by a rule', 'notAllowed', false],
  ['450 4.7.1 greylisted', 'later', undefined],
  ['450 4.1.1 unverified address', 'later', undefined],
  ['421 try again', 'later', undefined],
  ['550 5.1.15 of another kind', null, false],
  ['550 no such user', null, undefined],
  ['250 2.0.0 queued', null, undefined],
  ['Version 5.1.1 of something', null, undefined],
  ['', null, undefined],
] as const)('%j means %s, and refuses the address for good: %s', (answer, meaning, isRefused) => {
  expect([meaningOf(answer), refusesAddress(answer)]).toEqual([meaning, isRefused])
})
