import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { createCertificatePrinter } from '../../../server/modules/certificates/certificate-pdf.ts'
import { drawable, undrawnIn } from '../../../server/platform/printing/drawable.ts'
import { createPrinting } from '../../../server/platform/printing/printing.ts'
import { Refusal } from '../../../server/platform/refusal.ts'

const CERTIFICATE = fileURLToPath(new URL('../../../server/modules/certificates/certificate.typ', import.meta.url))

const PAPERS = 10
const certificate = {
  number: 'TIM-2222-2222',
  state: 'valid',
  recipientName: 'نور الهاشمي',
  agency: null,
  licenseNumber: null,
  authority: null,
  signer: null,
  signerTitle: null,
  courseTitle: 'Scene basics',
  hours: 4,
  completedOn: '2026-01-01T00:00:00.000Z',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  issuer: 'Harlan County',
  revokedAt: null,
  supersededBy: null,
} as const

describe('printing', () => {
  it('has one paper under way and a few that wait; whoever comes to a full queue is told when to come again', async () => {
    const begun: unknown[] = []
    const waiting: (() => void)[] = []
    const print = createPrinting(2, ({ data }) => {
      begun.push(data)
      return new Promise((resolve) => waiting.push(() => resolve(new Uint8Array([1]))))
    })
    const papers = [1, 2, 3].map((data) => print({ template: CERTIFICATE, data }))
    const refused = await print({ template: CERTIFICATE, data: 4 }).catch((cause: unknown) => cause)
    expect([begun, refused instanceof Refusal, refused]).toEqual([
      [1],
      true,
      expect.objectContaining({ statusCode: 503, code: 'UNAVAILABLE', retryAfter: expect.any(Number) }),
    ])
    for (const at of [0, 1, 2]) {
      waiting[at]?.()
      await papers[at]
    }
    expect([begun, await Promise.all(papers)]).toEqual([[1, 2, 3], Array(3).fill(Buffer.from([1]))])
  })

  it.each(['สมชาย 🔥', '👩‍🚒', '김민수', '\u{10FFFF}', `${'🚒'.repeat(100)} سلام`])(
    'prints who is called %s: a sign stands for what no font has',
    async (recipientName) => {
      const certificates = createCertificatePrinter('https://training.example.org', createPrinting())
      const pdf = await certificates.print({ ...certificate, recipientName }, 'en', null)
      expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    },
  )

  it('puts the sign in the place of those letters alone', () => {
    const failure =
      'Error: [SourceDiagnostic { message: "PDF/UA-1 error: the text `\\"ส\\"` could not be displayed with font" }, SourceDiagnostic { message: "PDF/UA-1 error: the text `\\"\\\\u{200d}\\"` could not be displayed" }]'
    expect(undrawnIn(failure)).toEqual(['ส', '\u200D'])
    const data = { ส: ['Ada', 'aสé', { deep: '👩\u200D🚒!' }], hours: 4, none: null }
    expect(drawable(data, undrawnIn(failure))).toEqual({
      ส: ['Ada', 'a\uFFFDé', { deep: '\uFFFD!' }],
      hours: 4,
      none: null,
    })
    expect(undrawnIn('Error: unknown variable')).toEqual([])
  })

  it('is done beside the event loop, and goes on after a paper that cannot be printed', async () => {
    const print = createPrinting()
    const certificates = createCertificatePrinter('https://training.example.org', print)
    let turns = 0
    let isOn = true
    const turn = () => {
      turns += 1
      if (isOn) setImmediate(turn)
    }
    setImmediate(turn)
    // A paper takes some milliseconds, in which the loop turns thousands of times; set here, it would turn but once for each.
    for (let paper = 0; paper < PAPERS; paper += 1) {
      await expect(print({ template: CERTIFICATE, data: {} })).rejects.toBeInstanceOf(Error)
      await certificates.print(certificate, 'en', null)
    }
    isOn = false
    expect(turns).toBeGreaterThan(10 * PAPERS)
  })
})
