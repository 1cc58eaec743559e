import type { FocusEventHandler } from 'react'
import { css, cx } from 'styled-system/css'
import { checkbox } from 'styled-system/recipes/checkbox'
import { choiceList } from 'styled-system/recipes/choice-list'
import { field } from 'styled-system/recipes/field'

import type { UserType } from '../../../domain/contract/agency.contract.ts'
import { isUserType, USER_TYPE, type UserTypeId } from '../../../domain/user-type.ts'
import { useWords } from '../../../i18n/words.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { FieldNotes } from '../../ui/field-frame.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { InstructorTip } from './instructor-tip.view.tsx'

/** Something to choose from that the server has: not here yet, here, or not to be had. */
export type Offer<Item> = Readonly<{
  items: readonly Item[] | undefined
  hasFailed: boolean
  onRetry: () => void
}>

export type UserTypeFieldProps = Readonly<{
  id: string
  label: string
  offer: Offer<UserType>
  value: UserTypeId | null
  error?: string | undefined
  readOnly: boolean
  onChosen: (userType: UserTypeId) => void
  onBlur: FocusEventHandler
  contactHref: string
}>

const styles = {
  fieldset: css({ display: 'grid', gap: '1.5', minWidth: '0' }),
  list: css({ display: 'grid', gap: '2' }),
  // On a phone in large letters what explains a choice stands under it: beside it a word would be broken.
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1' }),
  choice: cx(choiceList().choice, css({ flex: '[1 1 18rem]', minWidth: '0', minHeight: '11', paddingBlock: '2' })),
  alone: css({ flexBasis: 'full' }),
}

const skeletons = ['student', 'instructor', 'groupCoordinator'] as const

const Waiting = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={styles.list}>
    {skeletons.map((name) => (
      <Skeleton key={name} height="4.4rem" />
    ))}
  </div>
)

/** What kind of account it is to be. The first choice has the id, so that a summary of errors leads there. */
export const UserTypeField = (props: UserTypeFieldProps) => {
  const { id, label, offer, value, error, readOnly, onChosen, onBlur, contactHref } = props
  const words = useWords()
  const { userTypes } = words.registration
  const { items = [], hasFailed } = offer
  const types = items.map((item) => item.id).filter(isUserType)
  const nameOf = (type: UserTypeId) => items.find((item) => item.id === type)?.name
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={styles.fieldset}
      // Heard of when the last of its choices is left.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
      }}
    >
      <legend className={cx(field().label, css({ marginBlockEnd: '1.5' }))}>{label}</legend>
      {types.length === 0 && !hasFailed && <Waiting label={userTypes.loading()} />}
      {types.length === 0 && hasFailed && (
        <ErrorState
          size="section"
          title={userTypes.failed()}
          retryLabel={words.actions.retry()}
          onRetry={offer.onRetry}
        />
      )}
      <div className={styles.list}>
        {types.map((type, place) => (
          <div key={type} className={styles.row}>
            <label className={cx(styles.choice, type !== USER_TYPE.instructor && styles.alone)}>
              <input
                id={place === 0 ? id : undefined}
                type="radio"
                name="userType"
                value={type}
                required
                checked={value === type}
                onChange={() => {
                  if (!readOnly) onChosen(type)
                }}
                className={cx(checkbox().box, choiceList().input)}
              />
              <span className={choiceList().text}>{nameOf(type)}</span>
            </label>
            {type === USER_TYPE.instructor && <InstructorTip id={`${id}-tip`} contactHref={contactHref} />}
          </div>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
