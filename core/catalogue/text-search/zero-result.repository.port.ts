/** A search of customers that found nothing, and how often it was asked. */
export interface ZeroResultSearch {
  readonly text: string;
  readonly times: number;
}

export interface ZeroResultRepository {
  /** `day` in Buenos Aires, YYYY-MM-DD. What is older than `zeroResultsKeptDays` goes. */
  note(text: string, day: string): Promise<void>;
  /** Since that day, the most asked first. */
  mostAsked(since: string, count: number): Promise<readonly ZeroResultSearch[]>;
}
