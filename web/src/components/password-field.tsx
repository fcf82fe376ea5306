import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { components } from '../texts/components';
import { IconButton } from './button';
import { TextField } from './field';

/** A password, with a toggle that shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? components.hidePassword : components.showPassword}
          icon={<Icon aria-hidden className="size-5" />}
          onClick={() => {
            setIsShown(!isShown);
          }}
        />
      }
    />
  );
}
