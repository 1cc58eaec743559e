import { PUBLIC_BODY_BYTES } from '../../server/http/bodies.ts'
import { atMost } from './measure.ts'
import type { Measure } from './measure.ts'
import { compare, said } from './support/load.ts'
import type { BenchServer } from './support/start-bench-server.ts'

const keys = Array.from({ length: PUBLIC_BODY_BYTES / 16 }, (_, at) => [at.toString(36), 0])
const manyKeys = JSON.stringify(Object.fromEntries(keys))

/** How long one request of a guest may keep all others waiting: by processor time, since nothing else is done for it. */
export const measureHostile = async ({ product, cpuMicros }: BenchServer, rounds: number): Promise<Measure[]> => {
  const login = {
    method: 'POST',
    url: `${product}/api/auth/login`,
    headers: { 'content-type': 'application/json' },
    connections: 2,
    expect: 400,
  } as const
  const loads = { ours: { ...login, body: manyKeys }, bare: { ...login, body: '{"?":0}' } }
  const seen = await compare(loads, cpuMicros, { rounds, seconds: 2 })
  return [
    {
      id: 'hostile body',
      name: `Processor time of a refused body of ${keys.length} unknown keys`,
      against: 'of one with one unknown key',
      value: seen.ours.cpuMicros / seen.bare.cpuMicros,
      target: atMost(50),
      seen: `${said(seen.ours)} / ${said(seen.bare)}`,
    },
  ]
}
