import { css } from 'styled-system/css'

import { PASSWORD_NEEDS } from '../../../domain/password.ts'
import { useWords } from '../../../i18n/words.tsx'
import Dialog from '../../ui/dialog.view.tsx'

const styles = {
  body: css({ display: 'grid', gap: '3', paddingBlockEnd: '2', maxWidth: 'prose', overflowWrap: 'anywhere' }),
  list: css({ display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc', fontWeight: 'medium' }),
  note: css({ color: 'fg.muted' }),
}

/** What a new password needs, in full. The page has to speak `passwords`. */
const PasswordRequirements = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const { needs, requirements } = words.passwords
  return (
    <Dialog
      open
      onClose={onClose}
      title={requirements.title()}
      description={requirements.lead()}
      closeLabel={words.actions.close()}
      size="sm"
    >
      <div className={styles.body}>
        <ul className={styles.list}>
          {PASSWORD_NEEDS.map((need) => (
            <li key={need}>{needs[need]()}</li>
          ))}
        </ul>
        <p className={styles.note}>{requirements.room()}</p>
        <p className={styles.note}>{requirements.common()}</p>
        <p className={styles.note}>{requirements.manager()}</p>
      </div>
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default PasswordRequirements
