import { useSelector } from '@xstate/react'

import { CERTIFICATE_TEXT } from '../../domain/contract/certificate-deeds.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'
import { useMissing } from '../list-acts/use-missing.ts'
import { DeedDialog } from '../pages/deed-dialog.view.tsx'
import { TextArea } from '../ui/text-area.view.tsx'
import type { CertificateDeed } from './person.props.ts'

type CertificateDeedProps = Readonly<{ actor: DeedActor<CertificateDeed>; deed: 'revoke' | 'restore' }>

/** A certificate is taken back, or given back: not without why. */
export const CertificateDeedDialog = ({ actor, deed }: CertificateDeedProps) => {
  const said = useWords().personPage.deeds[deed]
  const missing = useMissing(actor)
  const asked = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      isDangerous={deed === 'revoke'}
      said={({ certificate: { courseTitle, number } }) => ({
        about: courseTitle,
        title: said.title({ number }),
        text: said.text(),
        keep: said.keep(),
        confirm: said.confirm(),
        failed: said.failed(),
      })}
    >
      <TextArea
        label={said.reason()}
        help={said.reasonHelp()}
        rows={3}
        required
        error={missing(asked?.reason)}
        maxLength={CERTIFICATE_TEXT}
        dir="auto"
        value={asked?.reason ?? ''}
        readOnly={isBusy}
        onValueChange={(reason) => {
          if (asked) actor.send({ type: 'subject.changed', subject: { ...asked, reason } })
        }}
      />
    </DeedDialog>
  )
}
