import {
  messageTemplateList,
  putInForceBody,
  templateDraftForm,
  templatePreview,
  templateRevisionBody,
  templateTestBody,
  templateTested,
  wholeMessageTemplate,
} from '../../domain/contract/message-template.contract.ts'
import { reads, writes } from './call.ts'

/** What is asked where the words of messages are written: it comes when it is first asked. */
export const messageTemplateCalls = {
  messageTemplates: reads({ path: '/message-templates', answer: messageTemplateList }),
  messageTemplate: reads({
    path: '/message-templates/{channel:text}/{template:text}',
    answer: wholeMessageTemplate,
  }),
  messagePreview: reads({
    path: '/message-templates/{channel:text}/{template:text}/previews/{source:text}/{language:text}',
    answer: templatePreview,
  }),
  saveMessageTemplate: writes({
    method: 'PUT',
    path: '/message-templates/{channel:text}/{template:text}/draft',
    body: templateDraftForm,
    as: 'draft',
    answer: wholeMessageTemplate,
    creates: true,
    changes: ['messageTemplates'],
  }),
  dropMessageTemplate: writes({
    method: 'POST',
    path: '/message-templates/{channel:text}/{template:text}/drop-draft',
    body: templateRevisionBody,
    answer: wholeMessageTemplate,
    creates: true,
    changes: ['messageTemplates'],
  }),
  putMessageTemplateInForce: writes({
    method: 'POST',
    path: '/message-templates/{channel:text}/{template:text}/in-force',
    body: putInForceBody,
    answer: wholeMessageTemplate,
    creates: true,
    changes: ['messageTemplates', 'messages'],
  }),
  returnMessageTemplate: writes({
    method: 'POST',
    path: '/message-templates/{channel:text}/{template:text}/default',
    body: templateRevisionBody,
    answer: wholeMessageTemplate,
    creates: true,
    changes: ['messageTemplates', 'messages'],
  }),
  testMessageTemplate: writes({
    method: 'POST',
    path: '/message-templates/{channel:text}/{template:text}/tests',
    body: templateTestBody,
    as: 'test',
    answer: templateTested,
    creates: true,
    changes: ['messages'],
  }),
}
