import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { CertificateReissueActor } from '../../../machines/certificate-reissue/certificate-reissue.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { faultWords } from '../fault-words.ts'

/** Both names beside each other, before the old certificate loses its place. */
const ReissueDialog = ({ actor }: { actor: CertificateReissueActor }) => {
  const words = useWords()
  const { reissue } = words.dashboard
  const correction = useSelector(actor, ({ context }) => context.correction)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ asked: 'refused' }))
  const decline = () => actor.send({ type: 'reissue.declined' })
  return (
    <Dialog
      open
      role="alertdialog"
      title={reissue.title()}
      closeLabel={words.actions.close()}
      onClose={decline}
      footer={
        <>
          <Button variant="outline" onClick={decline}>
            {reissue.keep()}
          </Button>
          {!isRefused && (
            <Button busy={isBusy} onClick={() => actor.send({ type: 'reissue.confirmed' })}>
              {reissue.confirm()}
            </Button>
          )}
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {fault !== null && (
          <Banner tone="danger" announce="alert">
            {faultWords(words, fault)}
          </Banner>
        )}
        {correction && (
          <DescriptionList
            items={[
              { key: 'printed', term: reissue.printed(), value: <bdi>{correction.printedName}</bdi> },
              { key: 'corrected', term: reissue.corrected(), value: <bdi>{correction.correctedName}</bdi> },
            ]}
          />
        )}
        <p>{reissue.text()}</p>
        <p>
          <Link href="/profile">{reissue.profile()}</Link>
        </p>
      </div>
    </Dialog>
  )
}

// The default export is what arrives.
export default ReissueDialog
