import type { FastifyRequest } from 'fastify'

/** Where a request came from: what the audit log and a session keep of it. */
export type Origin = Readonly<{ address: string; userAgent: string | undefined; requestId: string }>

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  requestId: request.id,
})
