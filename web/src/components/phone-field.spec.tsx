import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PhoneField } from './phone-field';

function Sample() {
  const [digits, setDigits] = useState('2135550123');
  return <PhoneField label="Phone" value={digits} onChange={setDigits} />;
}

describe('a phone number', () => {
  afterEach(cleanup);

  it('is grouped to be read, plain to be typed, and replaced as a whole by what is typed over it', () => {
    render(<Sample />);
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    expect(field.value).toBe('(213) 555-0123');
    fireEvent.focus(field);
    expect(field.value).toBe('2135550123');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 10]);
    fireEvent.change(field, { target: { value: '+1 916 279 1234' } });
    fireEvent.blur(field);
    expect(field.value).toBe('(916) 279-1234');
  });
});
