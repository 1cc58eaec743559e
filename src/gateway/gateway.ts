import { addressFrom } from '../domain/calls.ts'
import { FaultError, toFault } from '../domain/fault.ts'
import type { ListSelection } from '../domain/list.ts'
import { createFindCall } from './calls/find-call.ts'
import { createContext } from './context.ts'
import type { Execution } from './execution.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts'
import type { LoadPart } from './load-part.ts'
import { fieldOf, runCall } from './one-call.ts'
import type { OperationName, ResultOf, VariablesOf } from './operations.ts'
import { createRest } from './rest/rest.ts'
import type { RestOptions, SentFile } from './rest/rest.types.ts'
import { createTransfer } from './rest/transfer.ts'
import { createServerClock } from './server-clock.ts'
import { createTopics, type Topics } from './topics.ts'

/** `keepalive` and `file`, which some calls send: what asks several calls together takes neither. */
export type AskOptions = Readonly<{ signal?: AbortSignal; keepalive?: boolean; file?: SentFile }>

export type Gateway = Readonly<{
  /** Runs an operation by its name. Rejects with a `FaultError`, or as `signal` says when aborted. */
  ask: <Name extends OperationName>(
    name: Name,
    variables: VariablesOf<Name>,
    options?: AskOptions,
  ) => Promise<ResultOf<Name>>
  /** Asks for what a page that is on its way reads first, by the paths of its calls: it takes the answers. */
  bring?: (paths: readonly string[]) => void
  topics: Topics
  /** What was answered last, of reads that say so; nothing is kept where there is none. */
  answers?: KeptAnswers | undefined
  /** The server's time as last heard, in milliseconds since the epoch. */
  now: () => number
}>

export type GatewayOptions = Pick<RestOptions, 'baseUrl' | 'language' | 'token' | 'onToken' | 'onUnauthorised'> &
  Partial<RestOptions> & {
    topics?: Topics
    /** The device's clock, in milliseconds since the epoch. */
    now?: () => number
    /** Told of each row of a list that was left out, and why. */
    onLostRow?: (at: string) => void
    /** How a part of the gateway that is not needed at once is loaded. */
    loadPart?: LoadPart
  }

type ContextOptions = Readonly<{
  signal: AbortSignal | undefined
  keepalive?: boolean | undefined
  file?: SentFile | undefined
}>

/** Only what is done with rows that were chosen in a list takes a selection of it. */
type Chosen = Readonly<{ selection?: ListSelection }>

const wait: RestOptions['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const warnOfRow = (at: string) => console.warn(`A row of an answer was left out: ${at}`)

/** The query layer over any server that speaks section 7 of the specification. Holds no state that is shared. */
export const createGateway = ({
  topics = createTopics(),
  now = Date.now,
  onLostRow = warnOfRow,
  loadPart = (load) => load(),
  ...options
}: GatewayOptions): Gateway => {
  const clock = createServerClock(now)
  const answers = createKeptAnswers({ topics, token: options.token, language: options.language })
  const rest = createRest({
    fetch: (...request) => fetch(...request),
    transfer: createTransfer(),
    headers: {},
    isOffline: () => !navigator.onLine,
    wait,
    random: Math.random,
    createKey: () => crypto.randomUUID(),
    readTimeout: 15_000,
    writeTimeout: 30_000,
    stallTimeout: 30_000,
    ...options,
    onAnswer: clock.hear,
    onWrite: (isUnderWay) => {
      answers.forgetAll()
      options.onWrite?.(isUnderWay)
    },
  })
  const addressOf = addressFrom(options.baseUrl)
  const contextOf = ({ signal, keepalive = false, file }: ContextOptions) =>
    createContext({ rest, announce: topics.announce, now: clock.now, onLostRow, signal, keepalive, file })
  const findCall = createFindCall(loadPart)
  let executing: Promise<Execution> | undefined
  /** Only what asks several calls together needs the executor, a third of what a page may weigh. */
  const executed = () => {
    executing ??= loadPart(() => import('./execution.ts')).then(
      ({ createExecution }) => createExecution(contextOf, addressOf, findCall),
      (cause: unknown) => {
        executing = undefined
        throw new FaultError(toFault(cause))
      },
    )
    return executing
  }
  const run = async (
    name: OperationName,
    variables: Record<string, unknown>,
    { signal, keepalive, file }: AskOptions,
  ) => {
    const field = fieldOf(name)
    if (field === null) return (await executed())(name, variables, signal)
    const found = findCall(field)
    const call = found instanceof Promise ? await found : found
    const answer = await runCall([field, call], variables, contextOf({ signal, keepalive, file }), {
      addressOf,
      signal,
    })
    const { selection }: Chosen = variables
    // A dry run only asks about them.
    if (selection && call.kind === 'Mutation') topics.act(selection)
    return answer
  }
  return {
    ask: async <Name extends OperationName>(name: Name, variables: VariablesOf<Name>, asked: AskOptions = {}) =>
      (await run(name, variables, asked)) as ResultOf<Name>,
    bring: (paths) => {
      for (const path of paths) rest.bring(path)
    },
    topics,
    answers,
    now: clock.now,
  }
}
