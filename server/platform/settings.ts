import { z } from 'zod'

import type { Calls } from '../../src/domain/calls.ts'
import { PRODUCT_NAME } from '../../src/domain/constants.ts'
import { isTimeZone } from '../../src/domain/zoned-time.ts'
import { apiHeaders, apiUrl, callsOf, isAsked } from './calls-settings.ts'
import { StartRefused } from './start-refused.ts'

const text = z.string().trim().min(1)
const flag = z.enum(['0', '1'], 'must be 0 or 1')

/** An address without a path; of what is no address there is another complaint. */
const isOrigin = (address: string): boolean => {
  const url = URL.parse(address)
  return url === null || url.href === `${url.origin}/`
}

/** Who signs in to a mailbox, and what can be decoded; of what is no address there is another complaint. */
const hasSignIn = (address: string): boolean => {
  const url = URL.parse(address)
  if (url === null) return true
  try {
    decodeURIComponent(`${url.username}${url.password}${url.pathname}`)
    return url.username !== '' && url.password !== ''
  } catch {
    return false
  }
}

const variables = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: text.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/name' }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number('must be a number').int().min(2).max(200).default(10),
  DRAIN_SECONDS: z.coerce.number('must be a number').int().min(0).max(600).default(5),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must look like imaps://user:password@host/INBOX' })
    .refine(hasSignIn, 'must have a user and a password: imaps://user:password@host/INBOX')
    .optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://user:password@gateway.example.org/messages' })
    .optional(),
  SMS_FROM: text.optional(),
  CONTACT_ADDRESS: z.email('must be an e-mail address').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://training.example.org' })
    .refine(isOrigin, 'must have no path: pages and calls begin at the root of their host')
    .optional(),
  API_URL: apiUrl.optional(),
  API_HEADERS: apiHeaders.optional(),
  HSTS: z.enum(['0', '1', 'subdomains'], 'must be 0, 1 or subdomains').default('1'),
  DEMO: flag.optional(),
  PRODUCT_NAME: text.default(PRODUCT_NAME),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: flag.default('0'),
  CLASS_HOURS_SHARE: z.coerce.number('must be a number').min(0).max(100).default(75),
  TIME_ZONE: text.refine(isTimeZone, 'must be a time zone, such as America/New_York').default('UTC'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** The names of all that the environment may say. */
export const SETTINGS: readonly string[] = Object.keys(variables.shape)

/** Where people come, no published password is met by mistake: whoever sets PUBLIC_URL says whether it is a demo. */
const environment = variables
  .refine(
    ({ PUBLIC_URL, DATABASE_URL, DEMO }) =>
      PUBLIC_URL === undefined || DATABASE_URL !== undefined || DEMO !== undefined,
    {
      path: ['DEMO'],
      error: 'must be set beside PUBLIC_URL: 0 for an installation of your own, 1 for a demo with published passwords',
    },
  )
  .refine(({ PUBLIC_URL, API_URL }) => isAsked(PUBLIC_URL, API_URL), {
    path: ['API_URL'],
    error: 'must begin with https:// as PUBLIC_URL does',
  })

export type Settings = Readonly<{
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded database, with its files in `dataDir`. */
  databaseUrl: string | undefined
  /** The most connections to a PostgreSQL that this process holds. */
  databasePoolSize: number
  /** How long it says that it is not ready before it stops to listen, once someone asked whether it is. */
  drainSeconds: number
  smtpUrl: string | undefined
  mailFrom: string
  /** The mailbox that answers and returned mail come to; absent, nobody reads it. */
  imapUrl: string | undefined
  /** The gateway that takes text messages, by POST; absent, they stay in the outbox. */
  smsUrl: string | undefined
  /** The number or name that text messages come from, where the gateway asks for one. */
  smsFrom: string | undefined
  /** Who is told of each message that the contact page takes; absent, it waits in the admin's log alone. */
  contactAddress: string | undefined
  /** Where people reach this installation; addresses in mail start with it. No slash at the end. */
  publicUrl: string
  /** Whom the browser asks, and with which headers: this server, where nothing else is said. */
  calls: Calls
  /** Behind TLS, whether browsers are told to come by TLS alone: to this host, or to all below it too. */
  hsts: 'off' | 'host' | 'subdomains'
  /** Demo accounts and demo data exist only here. */
  isDemo: boolean
  productName: string
  sessionSecret: string | undefined
  /** Believe X-Forwarded-* headers: only behind a proxy that sets them itself. */
  trustProxy: boolean
  /** The part of its course's hours, in a hundred, below which a class is completed with a reason alone. */
  classHoursShare: number
  /** Whose days the lists' filters mean: when today begins. A class has the days of its venue. */
  timeZone: string
  logLevel: string
}>

const HSTS = { '0': 'off', '1': 'host', subdomains: 'subdomains' } as const

export class SettingsError extends StartRefused {}

/** Reads the environment; every wrong variable is named in one message. An empty value counts as absent. */
export const readSettings = (variables: Readonly<Record<string, string | undefined>>): Settings => {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These environment variables are wrong:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const isDemo = env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1'
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    port: env.PORT,
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    drainSeconds: env.DRAIN_SECONDS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    imapUrl: env.IMAP_URL,
    smsUrl: env.SMS_URL,
    smsFrom: env.SMS_FROM,
    contactAddress: env.CONTACT_ADDRESS,
    publicUrl,
    calls: callsOf(publicUrl, env),
    hsts: HSTS[env.HSTS],
    isDemo,
    productName: env.PRODUCT_NAME,
    sessionSecret: env.SESSION_SECRET,
    trustProxy: env.TRUST_PROXY === '1',
    classHoursShare: env.CLASS_HOURS_SHARE,
    timeZone: env.TIME_ZONE,
    logLevel: env.LOG_LEVEL,
  }
}

/** What `openDatabase` takes. */
export const databasePlace = ({ databaseUrl, dataDir, databasePoolSize }: Settings) => ({
  url: databaseUrl,
  dataDir,
  poolSize: databasePoolSize,
})

export const isBehindTls = (settings: Settings): boolean => settings.publicUrl.startsWith('https:')
