import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { readBirthdate } from '../../../../domain/birthdate.ts'
import type { ProfileAnswer } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { isDropping, selectAddressFault } from '../../../../machines/profile/profile.connect.ts'
import type { ProfileActor } from '../../../../machines/profile/profile.machine.ts'
import { useDates } from '../../../dates.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { Link } from '../../../ui/link.view.tsx'
import { faultWords } from '../../fault-words.ts'

const styles = {
  fact: css({ display: 'grid', gap: '1', minWidth: '0' }),
  term: css({ textStyle: 'label' }),
  value: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'baseline' }),
  text: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  why: css({ textStyle: 'small', color: 'fg.muted', textWrap: '[pretty]' }),
}

const Fact = ({ term, value, children }: { term: string; value: ReactNode; children?: ReactNode }) => (
  <dl className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{value}</dd>
    {children !== undefined && <dd className={styles.why}>{children}</dd>}
  </dl>
)

/** The address that one signs in with, and the one that waits. It is changed where the password is. */
export const EmailFact = ({ actor, profile }: { actor: ProfileActor; profile: ProfileAnswer }) => {
  const words = useWords()
  const { details } = words.profile
  const fault = useSelector(actor, selectAddressFault)
  const isBusy = useSelector(actor, isDropping)
  const { email, pendingEmail } = profile
  return (
    <>
      <Fact
        term={words.personal.fields.email()}
        value={
          <>
            <bdi className={styles.text}>{email}</bdi>
            <Link href="#email">{details.changeEmail()}</Link>
          </>
        }
      />
      {pendingEmail !== null && (
        <Banner
          tone="info"
          action={
            <Button
              variant="outline"
              size="sm"
              busy={isBusy}
              onClick={() => actor.send({ type: 'emailChange.dropped' })}
            >
              {details.dropPending()}
            </Button>
          }
        >
          <p>{details.pending({ email: `\u2068${pendingEmail}\u2069` })}</p>
          {fault !== null && (
            <p role="alert">
              {details.pendingKept()} {faultWords(words, fault)}
            </p>
          )}
        </Banner>
      )}
    </>
  )
}

export const BirthdateFact = ({ birthdate }: { birthdate: string | null }) => {
  const { details } = useWords().profile
  const dates = useDates()
  const day = birthdate === null ? null : readBirthdate(birthdate)
  return (
    <Fact
      term={details.birthdate()}
      value={day === null ? details.noBirthdate() : dates.date(`${day}T00:00:00.000Z`, 'UTC')}
    >
      {details.birthdateWhy()}
    </Fact>
  )
}
