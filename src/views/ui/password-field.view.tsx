import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from './icon-button.view.tsx'
import { TextField, type TextFieldProps } from './text-field.view.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'dir' | 'autoComplete'> & {
  showLabel: string
  hideLabel: string
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ showLabel, hideLabel, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? hideLabel : showLabel}
          size="sm"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
