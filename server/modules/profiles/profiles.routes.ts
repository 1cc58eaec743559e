import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { deactivateBody } from '../../../src/domain/contract/account.contract.ts'
import { ownHistory } from '../../../src/domain/contract/own-history.contract.ts'
import {
  dataExportAnswer,
  notificationBody,
  PHOTO_TEXT_MAX,
  personSessions,
  photoAnswer,
  photoBody,
  profile,
  profileBody,
  sendPhoneCodeBody,
  verifyPhoneBody,
} from '../../../src/domain/contract/profile.contract.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once, wasDone } from '../../http/once.ts'
import { signedQuery } from '../../http/signed-query.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDataExports } from './data-export.service.ts'
import { createDeactivation } from './deactivation.service.ts'
import { createOwnHistory } from './own-history.service.ts'
import { createOwnSessions } from './own-sessions.service.ts'
import { createPhoneCodes } from './phone-codes.service.ts'
import { createPhotos } from './photo.service.ts'
import { createProfiles } from './profile.service.ts'

const config = { access: 'signedIn' } as const
const done = { 204: noContent }
const sessionParams = z.object({ id: z.uuid() })

/** What a person sees and changes of themself. No address of these names a person: it is whoever asks. */
export const profilesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const profiles = createProfiles(platform)
    const photos = createPhotos(platform)
    const deactivate = createDeactivation(platform)
    const history = createOwnHistory(platform)

    app.get('/profiles/me', { config, schema: { response: { 200: profile } } }, async (request) =>
      profiles.read(callerOf(request)),
    )
    app.patch('/profiles/me', { config, schema: { body: profileBody, response: { 200: profile } } }, async (request) =>
      profiles.change(actorOf(request), request.body),
    )
    app.put(
      '/profiles/me/photo',
      { config, bodyLimit: PHOTO_TEXT_MAX + 100, schema: { body: photoBody, response: { 200: photoAnswer } } },
      async (request) => photos.put(actorOf(request), request.body.content),
    )
    app.delete('/profiles/me/photo', { config, schema: { response: done } }, async (request, reply) => {
      await photos.remove(actorOf(request))
      return reply.code(204).send(null)
    })
    app.get('/profiles/me/history', { config, schema: { response: { 200: ownHistory } } }, async (request) =>
      history(callerOf(request)),
    )
    app.post(
      '/profiles/settings/notification',
      { config, schema: { body: notificationBody, response: done } },
      async (request, reply) => {
        await profiles.notify(actorOf(request), request.body.notifyPhone)
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/profiles/me/deactivate',
      { config, schema: { body: deactivateBody, response: done } },
      async (request, reply) => {
        await deactivate(actorOf(request), request.body.password)
        return reply.code(204).send(null)
      },
    )
  }

export const phoneRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const codes = createPhoneCodes(platform)

    app.post(
      '/profiles/phone/verify/send',
      { config, schema: { body: sendPhoneCodeBody, response: done } },
      async (request, reply) => {
        await codes.send(actorOf(request), request.body)
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/profiles/phone/verify',
      { config: { ...config, creates: true }, schema: { body: verifyPhoneBody, response: done } },
      async (request, reply) => {
        if (!(await wasDone(platform, request))) {
          const verify = await codes.judge(actorOf(request), request.body)
          await once(platform, request, verify)
        }
        return reply.code(204).send(null)
      },
    )
  }

export const ownSessionsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const sessions = createOwnSessions(platform)

    app.get('/profiles/me/sessions', { config, schema: { response: { 200: personSessions } } }, async (request) =>
      sessions.list(callerOf(request)),
    )
    app.delete('/profiles/me/sessions', { config, schema: { response: done } }, async (request, reply) => {
      await sessions.endOthers(actorOf(request))
      return reply.code(204).send(null)
    })
    app.delete(
      '/profiles/me/sessions/:id',
      { config, schema: { params: sessionParams, response: done } },
      async (request, reply) => {
        await sessions.end(actorOf(request), request.params.id)
        return reply.code(204).send(null)
      },
    )
  }

export const dataExportRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const exports = createDataExports(platform)

    app.post(
      '/profiles/me/data-exports',
      { config, schema: { body: emptyBody, response: { 200: dataExportAnswer } } },
      async (request) => exports.begin(actorOf(request)),
    )
    // By the signed address alone: what saves a file sends no header.
    app.get(
      '/profiles/data-export',
      { config: { access: 'signedIn', signed: 'alone' }, schema: { querystring: signedQuery } },
      async (request, reply) => {
        const { fileName, json } = await exports.make(callerOf(request))
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(json)
      },
    )
  }
