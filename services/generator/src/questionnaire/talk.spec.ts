import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@goalwright/contracts/errors';
import { newTalk, resumeTalk, writeConversation } from './talk.js';

const qa = (answer: string) => ({ question: 'whatever the page says was asked', answer });

describe('a talk', () => {
  it('stands where its answers lead, whatever the page claims was asked', () => {
    const talk = newTalk();
    const resumed = resumeTalk(writeConversation(talk), [qa('No'), qa('M.G.'), qa('Autism')]);
    expect(resumed).toMatchObject({ talkId: talk.talkId, node: 'secondary-disability' });
    expect(resumed.asked).toEqual(['report', 'student', 'disability']);
  });

  it('goes back to an earlier message by sending the answers that stood there', () => {
    const conversation = writeConversation(newTalk());
    expect(resumeTalk(conversation, [qa('No')]).node).toBe('student');
  });

  it.each([
    '',
    '{}',
    'e30',
    '../../etc/passwd',
    Buffer.from('{"talkId":1,"version":1}').toString('base64url'),
  ])('refuses a conversation that is not ours: %s', (conversation) => {
    expect(() => resumeTalk(conversation, [])).toThrow(DomainError);
  });

  it('refuses answers that could not have been given', () => {
    expect(() => resumeTalk(writeConversation(newTalk()), [qa('perhaps')])).toThrow(DomainError);
  });
});
