import type { Chapter } from './chapter.ts'

const CHANGED = '409 `MESSAGE_TEMPLATE_CHANGED` where somebody changed anything of it since the revision that is told'

/** The words of messages: every kind has words of the product, and may have versions of the programme's own. */
export const messageTemplateCalls: Chapter['calls'] = {
  'GET /message-templates': {
    id: 'listMessageTemplates',
    summary: 'Kinds of messages and their words',
    does: 'Every kind of mail and text message, whether its words are the programme’s own, and what is being written.',
    refuses: null,
  },
  'GET /message-templates/{channel}/{template}': {
    id: 'readMessageTemplate',
    summary: 'The words of one kind of message',
    does: 'The product’s own, the version in force, what is being written, and the latest fifty that were in force before. Words are plain text: an empty line parts paragraphs, `{variable}` is filled in, a paragraph of a code alone is shown apart, and a paragraph `[words]({variable})` of a link is a button, of which the first is the large one. What stands below it is small print.',
    refuses: null,
  },
  'PUT /message-templates/{channel}/{template}/draft': {
    id: 'saveMessageTemplateDraft',
    summary: 'Keep what is written of a message',
    does: 'In all languages, however unfinished. With `isToCheck` it is checked too, and may be put in force from then on.',
    refuses: `400 with every field that is wrong: of a draft only what is too long; of what is to be checked also what is empty, variables that are not known or lack, and codes where others read them. ${CHANGED}.`,
  },
  'POST /message-templates/{channel}/{template}/drop-draft': {
    id: 'dropMessageTemplateDraft',
    summary: 'Drop what is written of a message',
    does: 'What is in force stays as it is.',
    refuses: `${CHANGED}.`,
  },
  'POST /message-templates/{channel}/{template}/in-force': {
    id: 'putMessageTemplateInForce',
    summary: 'Send messages with this version',
    does: 'The draft that was checked, or a version that was in force before. Messages that wait are sent with it, too.',
    refuses: `${CHANGED}; 409 \`ILLEGAL_TRANSITION\` where it was not checked.`,
  },
  'POST /message-templates/{channel}/{template}/default': {
    id: 'returnMessageTemplate',
    summary: 'Send messages with the product’s own words',
    does: 'The version that was in force is kept.',
    refuses: `${CHANGED}.`,
  },
  'POST /message-templates/{channel}/{template}/tests': {
    id: 'testMessageTemplate',
    summary: 'Send a message to oneself as a test',
    does: 'To the caller’s own address or verified phone, with examples: its links and codes open nothing. It is in the list of messages, as a test.',
    refuses: '409 `MESSAGE_TEMPLATE_UNSOUND`; 409 `PHONE_NOT_VERIFIED`; 429 after thirty in an hour.',
  },
  'GET /message-templates/{channel}/{template}/previews/{source}/{language}': {
    id: 'previewMessageTemplate',
    summary: 'See a message as it would be sent',
    does: 'With examples; of a mail also the addresses at which it is shown as its reader sees it.',
    refuses: null,
  },
  'GET /message-templates/{channel}/{template}/previews/{source}/{language}/{mode}': {
    id: 'frameMessageTemplate',
    summary: 'Show a mail as it would be sent',
    does: 'By the signed address alone, for a frame. Nothing in it runs or leads anywhere.',
    refuses: null,
  },
  'GET /messages/{id}/frames/{mode}': {
    id: 'frameMessage',
    summary: 'Show a mail as it was sent',
    does: 'By the signed address alone, for a frame. Codes and what links carry are dots; nothing in it runs or leads anywhere.',
    refuses: null,
  },
}
