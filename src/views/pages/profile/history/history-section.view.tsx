import { History } from 'lucide-react'
import { Suspense, useState } from 'react'

import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines } from '../security/security.props.ts'
import * as styles from '../security/security.styles.ts'

// Few who look at their profile ask for it, and its words are many.
const OwnHistoryList = latePart(() => import('./own-history.view.tsx'))

/** What was done to somebody, read when they ask for it. */
export const HistorySection = ({ machine }: Readonly<{ machine: SecurityMachines['history'] }>) => {
  const { history: said } = useWords().security
  const [shown, setShown] = useState<'asked' | 'unasked'>('unasked')
  return (
    <ProfileSection id="history" title={said.title()} lead={said.lead()}>
      {shown === 'unasked' ? (
        <Button variant="outline" icon={History} className={styles.start} onClick={() => setShown('asked')}>
          {said.show()}
        </Button>
      ) : (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <OwnHistoryList machine={machine} />
        </Suspense>
      )}
    </ProfileSection>
  )
}
