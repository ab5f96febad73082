export declare const widthOfSigns: (text: string) => number;
