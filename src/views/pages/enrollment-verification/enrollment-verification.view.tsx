import { useActorRef, useSelector } from '@xstate/react'
import { LogIn } from 'lucide-react'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { OwnEnrollment } from '../../../domain/contract/enrollment-verification.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type {
  EnrollmentVerificationSnapshot,
  enrollmentVerificationMachine,
} from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Checkpoint } from '../../illustrations/checkpoint.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { CodeStep } from './code-step.view.tsx'
import { DetailsStep } from './details-step.view.tsx'
import { VerifiedStep } from './verified-step.view.tsx'

export type EnrollmentVerificationPageProps = Readonly<{
  /** `code` of the address. */
  code: string | null
  /** Unknown until the token of an earlier visit was asked about. */
  viewer: 'unknown' | 'guest' | 'signedIn'
  machine: typeof enrollmentVerificationMachine
  own: ResourceMachine<readonly OwnEnrollment[]>
  agencies: ResourceMachine<readonly Agency[]>
  onSignIn: () => void
}>

const stepOf = (snapshot: EnrollmentVerificationSnapshot): 'code' | 'details' | 'verified' => {
  if (snapshot.matches({ code: 'confirming' })) return 'details'
  return snapshot.matches({ code: 'verified' }) || snapshot.matches({ code: 'alreadyVerified' }) ? 'verified' : 'code'
}

const Verification = ({
  code,
  machine,
  own,
  agencies,
}: Pick<EnrollmentVerificationPageProps, 'code' | 'machine' | 'own' | 'agencies'>) => {
  const actor = useActorRef(machine, { input: { code } })
  const step = useSelector(actor, stepOf)
  if (step === 'details') return <DetailsStep actor={actor} agencies={agencies} />
  if (step === 'verified') return <VerifiedStep actor={actor} />
  return <CodeStep actor={actor} own={own} />
}

export const EnrollmentVerificationPage = ({ viewer, onSignIn, ...rest }: EnrollmentVerificationPageProps) => {
  const { enrollmentVerification: words } = useWords()
  return (
    <PageFrame width="narrow">
      <PageHeader title={words.title()} lead={words.lead()} />
      {viewer === 'unknown' && (
        <div role="status" aria-label={words.checking()}>
          <Skeleton height="24rem" />
        </div>
      )}
      {viewer === 'guest' && (
        <EmptyState
          title={words.guestTitle()}
          illustration={<Checkpoint />}
          action={
            <Button icon={LogIn} onClick={onSignIn}>
              {words.signIn()}
            </Button>
          }
        >
          {words.guest()}
        </EmptyState>
      )}
      {viewer === 'signedIn' && <Verification {...rest} />}
    </PageFrame>
  )
}
