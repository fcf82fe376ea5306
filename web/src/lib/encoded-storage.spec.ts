import { afterEach, describe, expect, it } from '@jest/globals';
import { browserStorage } from './encoded-storage';

describe('what the browser keeps', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('comes back as it was, and does not lie there in plain words', () => {
    browserStorage.write('app', { CurrentPage: 'Goals History é' });
    expect(browserStorage.read('app')).toEqual({ CurrentPage: 'Goals History é' });
    expect(localStorage.getItem('goalwright.app')).not.toContain('History');
  });

  it('is as good as nothing when somebody else wrote there', () => {
    localStorage.setItem('goalwright.app', '%%%');
    expect(browserStorage.read('app')).toBeUndefined();
  });

  it('is forgotten on clear, and only ours is', () => {
    localStorage.setItem('other', 'stays');
    browserStorage.write('app', 1);
    browserStorage.clear();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  it('keeps on clear what it is told to keep', () => {
    browserStorage.write('theme', 'dark');
    browserStorage.write('app', 1);
    browserStorage.clear(['theme']);
    expect(browserStorage.read('theme')).toBe('dark');
    expect(browserStorage.read('app')).toBeUndefined();
  });
});
