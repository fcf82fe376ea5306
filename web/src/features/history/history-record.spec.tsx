import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FakeServer, ok } from '../../../test/fake-server';
import { deletedRecords } from '../../lib/deleted-records';
import { goals as texts } from '../../texts/goals';

// Jest cannot link the testing library in one graph with Radix.
const { HistoryRecord } = await import('./history-record');

const words = texts.history;
const RECORD = { GenerationId: 'g', GoalsHistory: [], CreatedOn: '2026-11-20T12:00:00Z' };
const DELETE = '/goals/delete';

it('a record names its student, so that two of one day are told apart', () => {
  render(
    <ol>
      <HistoryRecord record={{ ...RECORD, StudentName: 'J.W.' }} number={1} onGone={() => undefined} />
    </ol>,
  );
  expect(screen.getByRole('button', { expanded: false }).textContent).toContain(texts.student('J.W.'));
  cleanup();
});

describe('a deleted record', () => {
  let server: FakeServer;
  const openAndDelete = async () => {
    const view = render(
      <ol>
        <HistoryRecord record={RECORD as never} number={1} onGone={() => undefined} />
      </ol>,
    );
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    fireEvent.click(screen.getByRole('button', { name: words.deleteLabel(1) }));
    await screen.findByText(words.deleted(1));
    return view;
  };

  beforeEach(() => {
    server = new FakeServer();
    server.answers[DELETE] = ok();
    deletedRecords.set([]);
  });
  afterEach(cleanup);

  it('is gone for the talk as well once its history is left, however many seconds were left to undo', async () => {
    const view = await openAndDelete();
    expect(deletedRecords.get()).toEqual([]);
    view.unmount();
    expect(deletedRecords.get()).toEqual(['g']);
  });

  it('stays in the talk where the deletion was taken back', async () => {
    const view = await openAndDelete();
    fireEvent.click(screen.getByRole('button', { name: new RegExp(words.undo) }));
    await screen.findByRole('button', { expanded: false });
    expect(server.asked.filter(({ path }) => path === DELETE).map(({ body }) => body['IsUndo'])).toEqual([
      false,
      true,
    ]);
    view.unmount();
    expect(deletedRecords.get()).toEqual([]);
  });
});
