import { expect, test } from 'vitest'

import { TEMPLATE_WORDS } from '../../../server/modules/messages/message-template.words.ts'
import { MESSAGE_WORDS } from '../../../server/modules/messages/messages.words.ts'
import { MESSAGE_TEMPLATES } from '../../../src/domain/message.ts'
import ar from '../../../src/i18n/ar/messageKinds/index.ts'
import en from '../../../src/i18n/en/messageKinds/index.ts'
import tr from '../../../src/i18n/tr/messageKinds/index.ts'
import { MAIL_SAMPLES } from '../mail/samples.ts'

test('each kind of mail can be asked for in the list of messages', () => {
  expect(Object.keys(MAIL_SAMPLES).filter((kind) => !MESSAGE_TEMPLATES.some((known) => known === kind))).toEqual([])
})

test.each([
  ['en', en],
  ['tr', tr],
  ['ar', ar],
] as const)('the file of messages says what its screen does: %s', (language, { channels, states, templates }) => {
  expect({ ...MESSAGE_WORDS[language], templates: TEMPLATE_WORDS[language] }).toEqual({ channels, states, templates })
})
