import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './code-field';

function Held() {
  const [code, setCode] = useState('');
  return <CodeField label="Enter code" value={code} onChange={setCode} />;
}

describe('the field for a code', () => {
  it.each([
    ['123 456', '123456'],
    [' 12-34-56 ', '123456'],
    ['Your code is 123456.', '123456'],
    ['12345678', '123456'],
  ])('makes of the pasted %p: %s', async (pasted, code) => {
    const user = userEvent.setup();
    render(<Held />);
    const field = screen.getByLabelText<HTMLInputElement>('Enter code');
    await user.click(field);
    await user.paste(pasted);
    expect(field.value).toBe(code);
  });
});
