import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { readCertificateNumber } from '../../../../src/domain/certificate.ts'
import { walletOffer, walletOfferBody, walletOfferState } from '../../../../src/domain/contract/wallet.contract.ts'
import { callerOf } from '../../../http/caller.ts'
import { once } from '../../../http/once.ts'
import { DAY, MINUTE } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { found } from '../../../platform/refusal.ts'
import { OAuthRefusal, sendOAuthRefusal } from './oauth-refusal.ts'
import {
  authorizationMetadata,
  issuerMetadata,
  PRE_AUTHORIZED,
  WALLET_PATHS,
  wellKnownPath,
} from './wallet-metadata.ts'
import { createWalletIssuance } from './wallet.service.ts'

const params = z.object({ number: z.string().max(40) })

/** What a certificate's holder asks for. */
export const walletOffersRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const wallet = createWalletIssuance(platform)
    const numberIn = (typed: string): string => found(readCertificateNumber(typed))

    app.post(
      '/certificates/:number/wallet-offers',
      {
        config: { access: 'signedIn', creates: true },
        schema: { params, body: walletOfferBody, response: { 201: walletOffer } },
      },
      async (request, reply) => {
        const number = numberIn(request.params.number)
        const { isBound } = request.body
        const { language } = request
        const offer = await once(platform, request, (tx) =>
          wallet.offer(tx, number, { isBound, language }, callerOf(request)),
        )
        return reply.code(201).send(wallet.present(offer))
      },
    )

    app.get(
      '/certificates/:number/wallet-offers/:id',
      {
        config: { access: 'signedIn' },
        schema: { params: params.extend({ id: z.uuid() }), response: { 200: walletOfferState } },
      },
      async (request) => {
        const { id, number } = request.params
        return { state: await wallet.stateOf(numberIn(number), id, callerOf(request)) }
      },
    )
  }

/** From one network in a minute: a classroom whose people take their certificates at once. */
const ASKED = { tries: 240, milliseconds: MINUTE }
const FORM = 'application/x-www-form-urlencoded'

const grant = z.object({ grant_type: z.string(), 'pre-authorized_code': z.string().max(200).optional() })

const credentialRequest = z.object({
  credential_configuration_id: z.string(),
  proofs: z.strictObject({ jwt: z.array(z.string().max(8000)).length(1) }).optional(),
  credential_response_encryption: z.undefined().optional(),
})

/** RFC 6749, 3.2: what is sent twice is refused. */
const readForm = (text: string): Record<string, string> => {
  const sent = [...new URLSearchParams(text)]
  const read = Object.fromEntries(sent)
  if (Object.keys(read).length < sent.length) throw new OAuthRefusal('invalid_request', 'A parameter is there twice')
  return read
}

const tokenOf = ({ headers }: FastifyRequest): string => {
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new OAuthRefusal('invalid_token', 'An access token is needed')
  return token
}

const readCredentialRequest = (body: unknown) => {
  const { data } = credentialRequest.safeParse(body)
  if (data !== undefined) return data
  const isEncrypted = z.object({ credential_response_encryption: z.looseObject({}) }).safeParse(body).success
  if (isEncrypted) throw new OAuthRefusal('invalid_encryption_parameters', 'Answers are not encrypted')
  throw new OAuthRefusal(
    'invalid_credential_request',
    'A request names its credential_configuration_id, and has one jwt in proofs where one is needed',
  )
}

/** What wallets ask for, by OpenID for Verifiable Credential Issuance 1.0; no part of the screens' interface. */
export const walletIssuanceRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (app) => {
    const { limits } = platform
    const wallet = createWalletIssuance(platform)
    app.setErrorHandler(sendOAuthRefusal)
    app.addContentTypeParser<string>(FORM, { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
      readForm(text),
    )
    app.addHook('preHandler', async ({ ip }) => {
      await limits.take({ deed: 'wallet', address: ip }, ASKED)
    })
    const options = { config: { access: 'public' }, schema: { hide: true } } as const
    const pathOf = (path: string) => path.replace(/^\/api/, '')

    app.post(pathOf(WALLET_PATHS.token), options, async (request) => {
      const { data } = grant.safeParse(request.body)
      if (data === undefined) throw new OAuthRefusal('invalid_request', `The grant is sent as ${FORM}`)
      if (data.grant_type !== PRE_AUTHORIZED)
        throw new OAuthRefusal('unsupported_grant_type', `The only grant type is ${PRE_AUTHORIZED}`)
      const code = data['pre-authorized_code']
      if (code === undefined) throw new OAuthRefusal('invalid_request', 'The pre-authorized_code is needed')
      return wallet.redeem(code)
    })

    app.post(pathOf(WALLET_PATHS.nonce), options, async () => ({ c_nonce: wallet.makeNonce() }))

    app.post(pathOf(WALLET_PATHS.credential), options, async (request) => {
      const token = tokenOf(request)
      const { credential_configuration_id: configuration, proofs } = readCredentialRequest(request.body)
      const credential = await wallet.take(token, { configuration, proof: proofs?.jwt[0], address: request.ip })
      return { credentials: [{ credential }] }
    })
  }

/** Where wallets read what this issuer has and how it is asked for it. */
export const walletMetadataRoutes =
  ({ settings }: Platform): FastifyPluginAsync =>
  async (app) => {
    const { publicUrl, productName } = settings
    const tell = (name: string, metadata: object) =>
      app.get(
        wellKnownPath(publicUrl, name),
        { config: { access: 'public' }, schema: { hide: true } },
        async (_request: FastifyRequest, reply: FastifyReply) =>
          reply
            .type('application/json; charset=utf-8')
            .header('cache-control', `public, max-age=${DAY / 1000}`)
            .send(JSON.stringify(metadata)),
      )
    tell('openid-credential-issuer', issuerMetadata(publicUrl, productName))
    tell('oauth-authorization-server', authorizationMetadata(publicUrl))
  }
