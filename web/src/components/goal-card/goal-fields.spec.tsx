import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ServicesFields } from './goal-fields';

afterEach(cleanup);

describe('the fields of a service', () => {
  it('show a long value whole, on as many lines as it takes, and keep it one line of text', () => {
    const Service = 'Specially designed instruction in spelling and written composition';
    let changed = '';
    render(
      <ServicesFields
        lines={[{ Service }]}
        onChange={([line]) => {
          changed = line?.['Service'] ?? '';
        }}
      />,
    );
    const field = screen.getByLabelText('Service');
    expect(field.tagName).toBe('TEXTAREA');
    fireEvent.change(field, { target: { value: `${Service}\nin class` } });
    expect(changed).toBe(`${Service} in class`);
  });
});
