import { useState } from 'react'
import { useLocation } from 'wouter'

import type { Certificate } from '../../domain/contract/student.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { certificateVerificationMachine } from '../../machines/certificate-verification/certificate-verification.machine.ts'
import { VerificationPage, type CredentialCheckProps } from '../../views/pages/verification/verification.view.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import type { RouteProps } from '../route-props.ts'

const check = arriving(() => loadChunk(() => import('../parts/credential-check.part.tsx')))

const CredentialCheck = (props: CredentialCheckProps) => (
  <Part onFailed={props.onClose}>
    <check.Arriving {...props} />
  </Part>
)

const createVerification = ({ ask }: Gateway) =>
  certificateVerificationMachine.provide({
    actors: {
      findCertificate: asking<Certificate | null, { number: string }>(
        async (input, signal) => (await ask('Certificate', input, { signal })).certificate,
      ),
    },
  })

const CourseVerificationRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const [machine] = useState(() => createVerification(gateway))
  return (
    <VerificationPage
      machine={machine}
      code={query.get('code')}
      CredentialCheck={CredentialCheck}
      onNumberAsked={(typed) => navigate(`${pathname}?code=${encodeURIComponent(typed)}`, { replace: true })}
    />
  )
}

export default CourseVerificationRoute
