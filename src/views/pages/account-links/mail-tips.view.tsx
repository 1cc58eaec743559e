import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'

const styles = {
  tips: css({ display: 'grid', gap: '2', paddingBlockStart: '6', borderBlockStartWidth: 'hairline' }),
  list: css({ display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc', color: 'fg.muted' }),
}

/** What to do while a mail does not come. */
export const MailTips = () => {
  const { tips } = useWords().accountLinks
  return (
    <section className={styles.tips}>
      <h2 className={css({ textStyle: 'heading.card' })}>{tips.title()}</h2>
      <ul className={styles.list}>
        <li>{tips.spam()}</li>
        <li>{tips.delay()}</li>
        <li>{tips.address()}</li>
      </ul>
    </section>
  )
}
