import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { agencyList, partnerList, userTypeList } from '../../../src/domain/contract/agency.contract.ts'
import { agencies } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { userTypesIn } from './user-type.words.ts'

const unchanged = z.null()

/** Marks a list by its content and language; true when the asker holds it already. */
const isHeld = (request: FastifyRequest, reply: FastifyReply, list: unknown): boolean => {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-language')
  return request.headers['if-none-match']?.includes(etag) ?? false
}

/** What a person chooses from who signs up, and who the programme's partners are. */
export const agenciesRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/agencies',
      { config: { access: 'public' }, schema: { response: { 200: agencyList, 304: unchanged } } },
      async (request, reply) => {
        // In the order of the reader's language, whatever the database's own is.
        const { compare } = new Intl.Collator(request.language)
        const rows = await db.select({ id: agencies.id, name: agencies.name }).from(agencies)
        const list = rows.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
        return isHeld(request, reply, list) ? reply.code(304).send(null) : list
      },
    )

    app.get(
      '/partners',
      { config: { access: 'public' }, schema: { response: { 200: partnerList, 304: unchanged } } },
      async (request, reply) => {
        const { compare } = new Intl.Collator(request.language)
        const rows = await db.select({ name: agencies.name, discipline: agencies.discipline }).from(agencies)
        const list = rows.toSorted((a, b) => compare(a.name, b.name))
        return isHeld(request, reply, list) ? reply.code(304).send(null) : list
      },
    )

    app.get(
      '/user-types',
      { config: { access: 'public' }, schema: { response: { 200: userTypeList, 304: unchanged } } },
      async (request, reply) => {
        const list = userTypesIn(request.language)
        return isHeld(request, reply, list) ? reply.code(304).send(null) : list
      },
    )
  }
