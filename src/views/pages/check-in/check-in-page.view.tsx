import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { readShortCode, SHORT_CODE_LENGTH } from '../../../domain/check-in.ts'
import { CHECK_IN_PATH } from '../../../domain/class-address.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Form } from '../../form/form.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { typedText } from '../typed-text.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  form: css({ display: 'grid', gap: '4', maxWidth: 'form' }),
  code: css({ fontFamily: 'mono', textTransform: 'uppercase' }),
}

/** Somebody types it with a space in between, or more. */
const MOST = SHORT_CODE_LENGTH * 3

export type CheckInPageProps = Readonly<{
  /** As the address has it; null while none was typed. */
  code: string | null
  onTyped: (code: string) => void
  /** What became of the code. */
  children: ReactNode
}>

/** For who has no camera: the code on the wall is typed. What was typed is in the address, so that signing in comes back to it. */
export const CheckInPage = ({ code, onTyped, children }: CheckInPageProps) => {
  const { checkIn: said } = useWords()
  const isWrong = code !== null && readShortCode(code) === null
  return (
    <PageFrame width="narrow">
      <PageHeader title={said.pageTitle()} lead={said.pageLead()} />
      <div className={styles.root}>
        {children}
        <Form
          isBusy={false}
          action={CHECK_IN_PATH}
          method="get"
          className={styles.form}
          aria-label={said.pageTitle()}
          onSend={(form) => onTyped(typedText(form, 'code'))}
        >
          <TextField
            key={code}
            name="code"
            label={said.code()}
            help={said.codeHelp()}
            error={isWrong ? said.codeWrong() : undefined}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={MOST}
            defaultValue={isWrong ? code : ''}
            className={styles.code}
          />
          <div>
            <Button type="submit">{said.send()}</Button>
          </div>
        </Form>
      </div>
    </PageFrame>
  )
}
