import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes/link'

import { useWords } from '../../../i18n/words.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import type { Lead } from './use-sign-up-fields.ts'

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', textStyle: 'small', color: 'fg.muted' }),
  list: css({ display: 'contents' }),
}

/** Why the button cannot be pressed yet. Read out as a count, since the list would be read whole at each change. */
export const Lacking = ({ id, fields }: { id: string; fields: readonly Lead[] }) => {
  const { registration } = useWords()
  return (
    <div>
      <div role="status">
        <VisuallyHidden>{registration.lackingCount({ count: fields.length })}</VisuallyHidden>
      </div>
      {fields.length > 0 && (
        <div id={id} className={styles.root}>
          <span>{registration.lacking()}</span>
          <ul className={styles.list}>
            {fields.map(({ name, fieldId, label }) => (
              <li key={name}>
                <a
                  href={`#${fieldId}`}
                  className={link()}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId)?.focus()
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
