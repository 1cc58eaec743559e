import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  messageTemplateList,
  putInForceBody,
  TEMPLATE_SOURCE,
  templateDraftForm,
  templatePreview,
  templateRevisionBody,
  templateTestBody,
  templateTested,
  wholeMessageTemplate,
} from '../../../src/domain/contract/message-template.contract.ts'
import { MESSAGES_LIST } from '../../../src/domain/contract/messages.list.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { MESSAGE_CHANNELS, MESSAGE_TEMPLATES } from '../../../src/domain/message.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { signedQuery } from '../../http/signed-query.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { frameMode, framesAt, sendFrame } from '../mail/mail-frame.ts'
import { createMessageTemplates, knownKind } from './message-templates.service.ts'
import { createTemplatePreviews } from './template-previews.ts'
import { createTemplateTests } from './template-tests.ts'

const access = { roles: MESSAGES_LIST.roles }
const config = { access }
/** Of an older revision it is refused: whoever got no answer, and asks again, is to be given that of the first time. */
const revising = { access, creates: true }
const params = z.object({
  channel: z.enum(MESSAGE_CHANNELS).describe('How it leaves.'),
  template: z.enum(MESSAGE_TEMPLATES).describe('The kind of message.'),
})
const previewParams = params.extend({
  source: z.string().regex(TEMPLATE_SOURCE).describe('A version by its id, or `default`: the product’s own words.'),
  language: z.enum(LANGUAGES).describe('In which it is shown.'),
})
const frameParams = previewParams.extend({ mode: frameMode })
const whole = { response: { 200: wholeMessageTemplate } }

/** The words of messages: read, written anew, checked, tried and put in force. */
export const messageTemplatesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const templates = createMessageTemplates(platform)
    const previews = createTemplatePreviews(platform)
    const sendTest = createTemplateTests(platform)

    app.get('/message-templates', { config, schema: { response: { 200: messageTemplateList } } }, () =>
      templates.list(),
    )

    app.get('/message-templates/:channel/:template', { config, schema: { params, ...whole } }, (request) =>
      templates.read(actorOf(request), request.params),
    )

    app.put(
      '/message-templates/:channel/:template/draft',
      { config: revising, schema: { params, body: templateDraftForm, ...whole } },
      (request) =>
        once(platform, request, (tx) => templates.saveDraft(tx, actorOf(request), request.params, request.body)),
    )

    app.post(
      '/message-templates/:channel/:template/drop-draft',
      { config: revising, schema: { params, body: templateRevisionBody, ...whole } },
      (request) =>
        once(platform, request, (tx) => templates.dropDraft(tx, actorOf(request), request.params, request.body)),
    )

    app.post(
      '/message-templates/:channel/:template/in-force',
      { config: revising, schema: { params, body: putInForceBody, ...whole } },
      (request) =>
        once(platform, request, (tx) => templates.putInForce(tx, actorOf(request), request.params, request.body)),
    )

    app.post(
      '/message-templates/:channel/:template/default',
      { config: revising, schema: { params, body: templateRevisionBody, ...whole } },
      (request) =>
        once(platform, request, (tx) => templates.backToDefault(tx, actorOf(request), request.params, request.body)),
    )

    app.post(
      '/message-templates/:channel/:template/tests',
      {
        config: { access, creates: true },
        schema: { params, body: templateTestBody, response: { 201: templateTested } },
      },
      async (request, reply) => {
        const kind = knownKind(request.params)
        const actor = actorOf(request)
        const tested = await once(platform, request, async (tx) => {
          const { tested: sent, number } = await sendTest(tx, actor, kind, request.body)
          const details = { ...(number !== null && { version: number }), target: request.body.language }
          await templates.note(tx, actor, kind, 'messageTemplate.tested', details)
          return sent
        })
        return reply.code(201).send(tested)
      },
    )

    app.get(
      '/message-templates/:channel/:template/previews/:source/:language',
      { config, schema: { params: previewParams, response: { 200: templatePreview } } },
      async (request) => {
        const { channel, template, source, language } = request.params
        const kind = knownKind({ channel, template })
        const { html, ...preview } = await previews(kind, source, language)
        const path = `/api/message-templates/${channel}/${template}/previews/${source}/${language}`
        return { ...preview, frames: html === null ? null : framesAt(platform, path, callerOf(request).sessionId) }
      },
    )

    // By the signed address alone: a frame sends no header.
    app.get(
      '/message-templates/:channel/:template/previews/:source/:language/:mode',
      { config: { access, signed: 'alone' }, schema: { params: frameParams, querystring: signedQuery } },
      async (request, reply) => {
        const { channel, template, source, language, mode } = request.params
        const { html } = await previews(knownKind({ channel, template }), source, language, mode)
        if (html === null) throw notFound()
        return sendFrame(reply, html)
      },
    )
  }
