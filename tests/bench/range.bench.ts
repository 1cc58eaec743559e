import { atLeast } from './measure.ts'
import type { Measure } from './measure.ts'
import { compare, said } from './support/load.ts'
import type { BenchServer } from './support/start-bench-server.ts'

const RANGE_BYTES = 256 * 1024

export const measureRange = async (server: BenchServer, rounds: number): Promise<Measure[]> => {
  const { video } = server.data
  const ranges = Array.from({ length: video.size / RANGE_BYTES }, (_, index) => {
    const start = index * RANGE_BYTES
    return `bytes=${start}-${start + RANGE_BYTES - 1}`
  })
  const load = (url: string, path: string) => ({
    url,
    expect: 206,
    requests: ranges.map((range) => ({ path, headers: { range } })),
  })
  const seen = await compare(
    { ours: load(server.product, video.path), bare: load(server.files, '/') },
    server.cpuMicros,
    { rounds, seconds: 2 },
  )
  return [
    {
      id: 'range',
      name: 'Video by Range, 256 kB at a time',
      against: 'a bare file stream',
      value: seen.ours.perSecond / seen.bare.perSecond,
      target: atLeast(0.9),
      seen: `${said(seen.ours)} / ${said(seen.bare)}`,
      details: [
        `By the server's own processor time a range: ${(seen.bare.cpuMicros / seen.ours.cpuMicros).toFixed(2)} x.`,
      ],
    },
  ]
}
