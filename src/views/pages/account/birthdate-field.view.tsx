import { CalendarDays } from 'lucide-react'
import { useState } from 'react'

import { maskBirthdate, padBirthdate, printBirthdate, readBirthdate } from '../../../domain/birthdate.ts'
import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { MaskedField, type MaskedFieldProps } from '../../ui/masked-field.view.tsx'
import { LateDialog } from './late-dialog.view.tsx'

const BirthdatePicker = latePart(() => import('./birthdate-picker.view.tsx'))

export type BirthdateFieldProps = Omit<MaskedFieldProps, 'mask' | 'tidy' | 'end' | 'id'> & {
  id: string
  /** Milliseconds: the calendar ends some years after it. */
  now: () => number
}

/** A birthdate, typed as `MM/DD/YYYY` or picked from a calendar. The page has to speak `registration`. */
export const BirthdateField = ({ now, ...field }: BirthdateFieldProps) => {
  const { calendar } = useWords().registration
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const triggerId = `${field.id}-pick`
  const close = () => setOpenedAt(null)
  return (
    <>
      <MaskedField
        autoComplete="bday"
        {...field}
        mask={maskBirthdate}
        tidy={padBirthdate}
        end={
          <IconButton
            id={triggerId}
            icon={CalendarDays}
            label={calendar.pick()}
            size="sm"
            disabled={field.readOnly}
            aria-haspopup="dialog"
            aria-expanded={openedAt !== null}
            onClick={() => setOpenedAt(openedAt === null ? now() : null)}
          />
        }
      />
      {openedAt !== null && (
        <LateDialog>
          <BirthdatePicker
            value={readBirthdate(field.value)}
            now={openedAt}
            triggerId={triggerId}
            onPicked={(day) => {
              field.onValueChange(printBirthdate(day))
              close()
            }}
            onClose={close}
          />
        </LateDialog>
      )}
    </>
  )
}
