import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { certificateReissueMachine } from '../../machines/certificate-reissue/certificate-reissue.machine.ts'

export const createCertificateReissue = ({ ask }: Gateway) =>
  certificateReissueMachine.provide({
    actors: {
      reissue: asking<string, { number: string }>(
        async (input, signal) => (await ask('ReissueCertificate', input, { signal })).reissueCertificate.number,
      ),
    },
  })
