import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { ACCOMMODATION_LENGTH } from '../../../domain/contract/registration.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassRegistrationActor } from '../../../machines/class-registration/class-registration.machine.ts'
import { beside, refusalAt } from '../../../machines/filling.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { selectAccommodation, selectFault } from './class-registration.connect.ts'

/** What the instructor should see to, of a place that is there already. */
export const AccommodationDialog = ({ actor }: { actor: ClassRegistrationActor }) => {
  const words = useWords()
  const { accommodation, confirm } = words.classRegistration
  const isOpen = useSelector(actor, (at) => at.matches({ showing: { deed: 'accommodating' } }))
  const isBusy = useSelector(actor, (at) => at.matches({ showing: { deed: { accommodating: 'saving' } } }))
  const isUnsaved = useSelector(actor, (at) => at.matches({ showing: { deed: { accommodating: 'unsaved' } } }))
  const text = useSelector(actor, selectAccommodation)
  const fault = useSelector(actor, selectFault)
  const refused = isUnsaved ? refusalAt(fault, 'accommodation') : undefined
  const others = isUnsaved ? beside(fault, (field) => field === 'accommodation') : null
  const id = useId()
  const close = () => actor.send({ type: 'accommodation.closed' })
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={accommodation.title()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={close}>
            {confirm.cancel()}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {accommodation.save()}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        isBusy={isBusy}
        aria-label={accommodation.title()}
        className={css({ display: 'grid', gap: '5' })}
        onSend={() => actor.send({ type: 'accommodation.sent' })}
      >
        <FormNews check={accommodation.unsaved()} errors={[]} fault={others} failed={accommodation.unsaved()} />
        <TextArea
          name="accommodation"
          label={accommodation.label()}
          error={refused}
          help={accommodation.help()}
          rows={4}
          maxLength={ACCOMMODATION_LENGTH}
          readOnly={isBusy}
          value={text}
          onValueChange={(typed) => actor.send({ type: 'accommodation.typed', text: typed })}
        />
      </Form>
    </Dialog>
  )
}
