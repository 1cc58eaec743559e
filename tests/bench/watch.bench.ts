import type { Call, Client } from 'autocannon'

import { atLeast, atMost } from './measure.ts'
import type { Measure } from './measure.ts'
import type { Learner } from './support/bench-data.ts'
import { compare, fire, said } from './support/load.ts'
import type { BenchServer } from './support/start-bench-server.ts'

const CONNECTIONS = 100
const REPORTS_A_SECOND = 1000
const BODY = JSON.stringify({ ranges: [[0, 5]] })

/** Deals the learners to the connections, so that each reports as many people do in turn. */
const dealt = (learners: readonly Learner[], call: (learner: Learner) => Call) => {
  const share = Math.floor(learners.length / CONNECTIONS)
  let dealtSoFar = 0
  return (client: Client) => {
    const from = (dealtSoFar % CONNECTIONS) * share
    dealtSoFar += 1
    client.setRequests(learners.slice(from, from + share).map((learner) => call(learner)))
  }
}

export const measureWatch = async (server: BenchServer, rounds: number, seconds: number): Promise<Measure[]> => {
  const { product, bare, data } = server
  const type = { 'content-type': 'application/json' }
  const report = ({ enrollmentId, lessonId, token }: Learner): Call => ({
    method: 'POST',
    path: `/api/online-enrollments/${enrollmentId}/lessons/${lessonId}/watch-reports`,
    headers: { ...type, authorization: `Bearer ${token}` },
    body: BODY,
  })
  const insert = ({ enrollmentId }: Learner): Call => ({
    method: 'POST',
    path: `/reports/${enrollmentId}`,
    headers: type,
    body: BODY,
  })
  const ours = () => ({ url: product, connections: CONNECTIONS, setupClient: dealt(data.learners, report) })
  const seen = await compare(
    { ours: ours(), bare: { url: bare, connections: CONNECTIONS, setupClient: dealt(data.learners, insert) } },
    server.cpuMicros,
    { rounds, seconds: 3 },
  )
  const paced = await fire({ ...ours(), overallRate: REPORTS_A_SECOND }, seconds)
  const acknowledged = paced['2xx'] / paced.duration

  return [
    {
      id: 'watch',
      name: 'Watch reports acknowledged after commit, as many as it takes',
      against: 'a bare handler that inserts one row for each, without asking who reports',
      value: seen.ours.perSecond / seen.bare.perSecond,
      target: null,
      seen: `${said(seen.ours)} / ${said(seen.bare)}`,
      details: [
        `By the server's own processor time a report: ${(seen.bare.cpuMicros / seen.ours.cpuMicros).toFixed(2)} x.`,
      ],
    },
    {
      id: 'watch paced',
      name: `Watch reports a second when ${REPORTS_A_SECOND} are sent, for ${seconds} s`,
      against: `the ${REPORTS_A_SECOND} that are sent`,
      value: acknowledged / REPORTS_A_SECOND,
      // The last second's reports may still be on their way when the counting ends.
      target: atLeast(0.98),
      seen: `${Math.round(acknowledged)}/s acknowledged, ${paced.non2xx} refused, ${paced.errors} lost`,
    },
    {
      id: 'watch p99',
      name: `99th percentile of those answers, for ${seconds} s`,
      against: 'absolute, so it says as much of the machine as of the product',
      value: paced.latency.p99,
      unit: ' ms',
      target: atMost(100, ' ms'),
      seen: `p50 ${paced.latency.p50} ms, p99 ${paced.latency.p99} ms, longest ${paced.latency.max} ms`,
    },
  ]
}
